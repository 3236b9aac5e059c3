/** Colours of the series and parts of a chart, in order; readers can distinguish at most six. */
export const chartColours = [
  "var(--chart-main)",
  "var(--sky-500)",
  "var(--amber-500)",
  "var(--violet-500)",
  "var(--rose-500)",
  "var(--zinc-400)",
] as const;
export const compareColour = "var(--chart-compare)";

/** The colour of a series by its index; the last colour stands for all further ones. */
export function colourOf(index: number): string {
  return chartColours[Math.min(index, chartColours.length - 1)] ?? chartColours[0];
}

export interface LegendItem {
  label: string;
  /** A CSS colour or variable. */
  colour: string;
  dashed?: boolean;
}
