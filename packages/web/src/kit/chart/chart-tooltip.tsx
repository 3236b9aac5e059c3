import { useEffect } from "react";
import { Swatch } from "./legend.tsx";
import type { LegendItem } from "./palette.ts";

/** A value of a chart by its place, in words. */
export interface Said {
  title: string;
  lines: readonly { label: string; text: string; item: Pick<LegendItem, "colour" | "dashed"> }[];
}
interface ChartTooltipProps {
  /** Given by the chart library. */
  active?: boolean;
  payload?: readonly { payload?: { place?: number } }[];
  say: (place: number) => Said;
  /** Which value is current on, so that Enter knows what to open. */
  onMove: (place: number | undefined) => void;
}

/** What stands beside the value that the pointer or the arrow keys are on. */
export function ChartTooltip({ active, payload, say, onMove }: ChartTooltipProps) {
  const place = active ? payload?.[0]?.payload?.place : undefined;
  useEffect(() => onMove(place), [place, onMove]);
  if (place === undefined) return null;
  const { title, lines } = say(place);
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
