import type { LegendItem } from "./palette.ts";

/** What each colour of a chart means. */
export function Legend({ items }: { items: readonly LegendItem[] }) {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-caption text-muted">
      {items.map((item) => (
        <li key={item.label} className="flex items-center gap-1.5">
          <Swatch item={item} />
          {item.label}
        </li>
      ))}
    </ul>
  );
}

/** The colour of a series as it is drawn: solid or dashed. */
export function Swatch({ item: { colour, dashed } }: { item: Pick<LegendItem, "colour" | "dashed"> }) {
  return (
    <svg aria-hidden viewBox="0 0 16 4" className="h-1 w-4 shrink-0">
      <line
        x1="0"
        x2="16"
        y1="2"
        y2="2"
        strokeWidth="4"
        style={{ stroke: colour }}
        {...(dashed ? { strokeDasharray: "4 3" } : {})}
      />
    </svg>
  );
}
