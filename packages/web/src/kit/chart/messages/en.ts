const messages = {
  look: (title: string) => `Show “${title}” as`,
  chart: "Chart",
  table: "Table",
  save: (title: string) => `Save “${title}”`,
  csv: "Data as CSV",
  png: "Image as PNG",
  notDrawn: "Your browser could not create the image. Save the data instead.",
  other: "Other",
  noData: "No data for this period",
  cursor: "Use the arrow keys to move between values and Enter to see what is in one.",
};

export type ChartMessages = typeof messages;
export default messages;
