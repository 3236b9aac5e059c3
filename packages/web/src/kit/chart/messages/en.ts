const messages = {
  look: (title: string) => `Show “${title}” as`,
  chart: "Chart",
  table: "Table",
  save: (title: string) => `Save “${title}”`,
  csv: "Numbers as CSV",
  png: "Picture as PNG",
  notDrawn: "Your browser could not draw the picture. Save the numbers instead.",
  other: "Other",
  noData: "Nothing to show in this period",
  cursor: "Arrow keys walk the values, Enter opens what is behind one.",
};

export type ChartMessages = typeof messages;
export default messages;
