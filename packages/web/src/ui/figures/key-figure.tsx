import Minus from "lucide-react/icons/minus";
import Triangle from "lucide-react/icons/triangle";
import type { ReactNode } from "react";
import { classes } from "#ui/classes.ts";
import { type GivenLink, linkWith } from "#ui/given-link.ts";
import { Skeleton } from "#ui/skeleton.tsx";
import { useUi } from "#ui/ui-messages.ts";
import { Sparkline } from "./sparkline.tsx";

export interface Change {
  /** Without a sign, which the arrow shows: `12,4 %`. */
  text: string;
  direction: "up" | "down" | "same";
  /** Whether this direction is good: more returns are not. */
  good?: boolean;
  /** What the figure is compared with. */
  against?: string;
}
export interface KeyFigureProps {
  label: ReactNode;
  /** Undefined while it loads. */
  value: string | undefined;
  unit?: string;
  change?: Change;
  history?: readonly number[];
  /** `<Link to=… />` to the details of the figure. */
  link?: GivenLink;
}

/** One important number, its change, and a link to its details. */
export function KeyFigure({ label, value, unit, change, history, link }: KeyFigureProps) {
  return (
    <div className="@container/figure group/figure relative flex min-w-0 flex-col gap-1 rounded-card border border-default bg-surface p-5 transition-colors duration-150 has-[a:hover]:border-control">
      <div className="text-body font-medium text-muted">{link ? <FigureLink label={label} link={link} /> : label}</div>
      {value === undefined ? (
        <Skeleton className="my-1 h-7 w-32" />
      ) : (
        <p
          className="text-figure font-semibold text-default tabular-nums"
          style={{ fontSize: fittingSize(value, unit) }}
        >
          <bdi>{value}</bdi>
          {unit && <span className="ms-1 text-section font-medium text-muted">{unit}</span>}
        </p>
      )}
      <div className="mt-auto flex min-h-8 items-end justify-between gap-4">
        {change && <ChangeLine change={change} />}
        {history && <Sparkline values={history} />}
      </div>
    </div>
  );
}

/** The size of figures, or the smaller one in which a long amount fits the card: a character is about 0.6 of it wide. */
function fittingSize(value: string, unit = ""): string {
  const length = value.length + unit.length;
  return `min(var(--text-figure), ${Math.floor(1650 / length) / 10}cqi)`;
}

/** The whole card is clickable; screen readers hear only the label. */
function FigureLink({ label, link }: { label: ReactNode; link: GivenLink }) {
  return linkWith(link, {
    children: label,
    className: "rounded-small after:absolute after:inset-0 after:rounded-card group-has-[a:hover]/figure:text-default",
  });
}

/** The arrow shows the direction and a hidden word announces it; the colour only repeats it. */
export function ChangeLine({ change }: { change: Change }) {
  const { messages } = useUi();
  const { direction, text, against } = change;
  const good = change.good ?? direction === "up";
  const Arrow = direction === "same" ? Minus : Triangle;
  const word = { up: messages.up, down: messages.down, same: messages.unchanged }[direction];
  const tone = direction === "same" ? "text-muted" : good ? "text-success" : "text-danger";
  return (
    <p className="flex flex-wrap items-center gap-x-1.5 text-table text-muted">
      <span className={classes("inline-flex items-center gap-1 font-medium", tone)}>
        <Arrow aria-hidden className={classes("size-2.5 fill-current", direction === "down" && "rotate-180")} />
        {direction === "same" ? (
          word
        ) : (
          <>
            <span className="sr-only">{word}</span> <bdi>{text}</bdi>
          </>
        )}
      </span>
      {against}
    </p>
  );
}
