/** Colours of the series and parts of a chart, in their order; at most six are told apart. */
export const chartColours = [
  "var(--chart-main)",
  "var(--sky-500)",
  "var(--amber-500)",
  "var(--violet-500)",
  "var(--rose-500)",
  "var(--zinc-400)",
] as const;
export const compareColour = "var(--chart-compare)";

/** The colour of a place; beyond the last it is the last one's, which stands for the rest. */
export function colourOf(place: number): string {
  return chartColours[Math.min(place, chartColours.length - 1)] ?? chartColours[0];
}

export interface LegendItem {
  label: string;
  /** A CSS colour or variable. */
  colour: string;
  dashed?: boolean;
}
