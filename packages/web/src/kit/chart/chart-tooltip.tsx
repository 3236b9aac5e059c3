import { useEffect } from "react";
import { Swatch } from "./legend.tsx";
import type { LegendItem } from "./palette.ts";

/** A value of a chart in words. */
export interface Description {
  title: string;
  lines: readonly { label: string; text: string; item: Pick<LegendItem, "colour" | "dashed"> }[];
}
interface ChartTooltipProps {
  /** Given by the chart library. */
  active?: boolean;
  payload?: readonly { payload?: { index?: number } }[];
  describe: (index: number) => Description;
  /** Which value is current on, so that Enter knows what to open. */
  onMove: (index: number | undefined) => void;
}

/** What stands beside the value that the pointer or the arrow keys are on. */
export function ChartTooltip({ active, payload, describe, onMove }: ChartTooltipProps) {
  const index = active ? payload?.[0]?.payload?.index : undefined;
  useEffect(() => onMove(index), [index, onMove]);
  if (index === undefined) return null;
  const { title, lines } = describe(index);
  return (
    <div className="rounded-card border border-lift bg-surface px-3 py-2 text-table shadow-menu" dir="auto">
      <p className="text-muted">{title}</p>
      {lines.map(({ label, text, item }) => (
        <p key={label} className="flex items-center gap-2 text-default">
          <Swatch item={item} />
          <span className="text-muted">{label}</span>
          <bdi className="ms-auto ps-3 font-medium tabular-nums">{text}</bdi>
        </p>
      ))}
    </div>
  );
}
