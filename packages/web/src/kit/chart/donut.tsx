import { useState } from "react";
import { classes } from "#ui/classes.ts";
import type { GivenLink } from "#ui/given-link.ts";
import { TextLink } from "#ui/text-link.tsx";
import { useTheme } from "../theme.ts";
import { Swatch } from "./legend.tsx";
import { colourOf } from "./palette.ts";

export interface DonutPart {
  key: string;
  label: string;
  /** For drawing only; less than nothing is drawn as nothing. */
  value: number;
  /** The figure as the reader has it. */
  text: string;
  /** `<Link to=… />` to what makes the part up. */
  link?: GivenLink | undefined;
}
interface DonutProps {
  /** At most six, the largest first; the rest stands in the last one. */
  parts: readonly DonutPart[];
  /** In the middle: the whole. */
  whole: string;
  /** What the picture shows, for who does not see it. */
  summary: string;
  /** How a share of one is written. */
  percent: (share: number) => string;
}
const [middle, radius, thickness] = [80, 62, 24];
const around = 2 * Math.PI * radius;

/** Parts of a whole. Name, figure and share of each stand beside the ring; hovering one shows it inside the ring. */
export function Donut({ parts, whole, summary, percent }: DonutProps) {
  const { direction } = useTheme();
  const [over, setOver] = useState<string | null>(null);
  const sum = parts.reduce((all, part) => all + Math.max(0, part.value), 0) || 1;
  let done = 0;
  const arcs = parts.map((part, index) => {
    const share = Math.max(0, part.value) / sum;
    const arc = { ...part, share, from: done, colour: colourOf(index) };
    done += share;
    return arc;
  });
  return (
    <div className="my-auto flex flex-wrap items-center justify-center gap-x-6 gap-y-4">
      <svg
        data-drawing
        role="img"
        aria-label={summary}
        viewBox="0 0 160 160"
        className="size-40 shrink-0 rtl:-scale-x-100"
      >
        {arcs.map(({ key, share, from, colour }) => (
          <circle
            key={key}
            cx={middle}
            cy={middle}
            r={radius}
            fill="none"
            strokeWidth={over === key ? thickness + 6 : thickness}
            // A hair of the surface between parts tells neighbours apart without their colours.
            strokeDasharray={`${Math.max(0.5, share * around - (parts.length > 1 ? 2 : 0))} ${around}`}
            strokeDashoffset={-from * around}
            transform={`rotate(-90 ${middle} ${middle})`}
            style={{ stroke: colour }}
          />
        ))}
        <text
          x={middle}
          y={middle + 5}
          textAnchor="middle"
          className={classes("fill-(--text) text-body font-semibold", direction === "rtl" && "-scale-x-100")}
          style={{ transformOrigin: `${middle}px ${middle}px` }}
        >
          {over ? percent(arcs.find(({ key }) => key === over)?.share ?? 0) : whole}
        </text>
      </svg>
      <ul className="min-w-52 flex-1 text-table">
        {arcs.map(({ key, label, text, link, share, colour }) => (
          <li
            key={key}
            className="flex items-center gap-2.5 rounded-small px-2 py-1.5 hover:bg-hover"
            onPointerEnter={() => setOver(key)}
            onPointerLeave={() => setOver(null)}
            onFocus={() => setOver(key)}
            onBlur={() => setOver(null)}
          >
            <Swatch item={{ colour }} />
            <span className="min-w-0 flex-1 truncate">
              {link ? (
                <TextLink quiet link={link}>
                  {label}
                </TextLink>
              ) : (
                label
              )}
            </span>
            <bdi className="tabular-nums">{text}</bdi>
            <bdi className="w-14 text-end text-muted tabular-nums">{percent(share)}</bdi>
          </li>
        ))}
      </ul>
    </div>
  );
}
