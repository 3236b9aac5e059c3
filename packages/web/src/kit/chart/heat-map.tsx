import { type KeyboardEvent, type PointerEvent, useState } from "react";
import { useIsPhone } from "#ui/table/stacked-column.tsx";
import { useLanguage } from "../language.ts";
import { useTheme } from "../theme.ts";
import { weekDayName } from "../week-day.ts";

export interface HeatCell {
  /** ISO: Monday is 1. */
  week_day: number;
  hour: number;
  value: number;
}
interface HeatMapProps {
  cells: readonly HeatCell[];
  /** Describes a cell; a missing one has the value zero. */
  describe: (cell: HeatCell) => string;
  /** Stands below until a cell is current on. */
  hint: string;
  /** What the picture shows, for who does not see it; the table twin has every number. */
  summary: string;
  /** Opens a cell with a value, by a click or Enter. */
  onPick?: (cell: HeatCell) => void;
}
const [cell, gap] = [20, 3];
interface Layout {
  /** Room for the names of the week days and for the hours. */
  left: number;
  top: number;
  cellHeight: number;
  fontSize: number;
  /** Hours between two that are named. */
  every: number;
}
const wideLayout: Layout = { left: 40, top: 20, cellHeight: cell, fontSize: 11, every: 3 };
/** Half as wide on the screen, so texts and rows are twice as high, and the whole day fits. */
const phoneLayout: Layout = { left: 66, top: 34, cellHeight: 44, fontSize: 22, every: 6 };
const hours = Array.from({ length: 24 }, (_, hour) => hour);
const weekDays = [1, 2, 3, 4, 5, 6, 7];

/** Values by hour and week day: a stronger colour means more. Pointer and arrow keys move between cells and describe each below; a click or Enter opens one. */
export function HeatMap({ cells, describe, hint, summary, onPick }: HeatMapProps) {
  const isRtl = useTheme().direction === "rtl";
  const layout = useIsPhone() ? phoneLayout : wideLayout;
  const { left, top, cellHeight } = layout;
  const [width, height] = [left + 24 * (cell + gap), top + 7 * (cellHeight + gap)];
  const [current, setCurrent] = useState<{ week_day: number; hour: number } | null>(null);
  const values = new Map(cells.map(({ week_day, hour, value }) => [`${week_day} ${hour}`, value]));
  const most = Math.max(1, ...cells.map(({ value }) => value));
  const across = (hour: number) =>
    isRtl ? width - left - (hour + 1) * (cell + gap) + gap : left + hour * (cell + gap);
  const down = (weekDay: number) => top + (weekDay - 1) * (cellHeight + gap);
  const valueAt = (weekDay: number, hour: number) => values.get(`${weekDay} ${hour}`) ?? 0;
  const pick = () => {
    const value = current ? valueAt(current.week_day, current.hour) : 0;
    if (current && value > 0) onPick?.({ ...current, value });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter") pick();
    const step = stepOf(event.key, isRtl);
    if (!step) return;
    event.preventDefault();
    setCurrent(movedBy(step, current ?? { week_day: 1, hour: 0 }));
  };
  const onPointer = (event: PointerEvent<SVGSVGElement>) => {
    const { day, hour } = (event.target as SVGElement).dataset; // The handler is on an SVG element, and so is whatever is in it.
    setCurrent(day && hour ? { week_day: Number(day), hour: Number(hour) } : null);
  };
  return (
    <div>
      <div className="relative">
        <svg
          data-drawing
          role="application"
          aria-label={summary}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys walk its cells.
          tabIndex={0}
          viewBox={`0 0 ${width} ${height}`}
          className={`focus-inset w-full rounded-small ${onPick ? "cursor-pointer" : ""}`}
          onClick={pick}
          onKeyDown={onKeyDown}
          onFocus={() => setCurrent((now) => now ?? { week_day: 1, hour: 0 })}
          onBlur={() => setCurrent(null)}
          onPointerMove={onPointer}
          onPointerLeave={() => setCurrent(null)}
        >
          <Names {...{ layout, width, across, down, isRtl }} />
          {everyCell.map((at) => (
            <Cell
              key={`${at.week_day} ${at.hour}`}
              at={at}
              box={{ x: across(at.hour), y: down(at.week_day), height: cellHeight }}
              share={valueAt(at.week_day, at.hour) / most}
              isCurrent={current?.week_day === at.week_day && current.hour === at.hour}
            />
          ))}
        </svg>
      </div>
      <p role="status" className="mt-3 min-h-5 text-table text-muted">
        {current ? describe({ ...current, value: valueAt(current.week_day, current.hour) }) : hint}
      </p>
    </div>
  );
}

interface NamesProps {
  layout: Layout;
  width: number;
  across: (hour: number) => number;
  down: (weekDay: number) => number;
  isRtl: boolean;
}
/** The hours above and the week days before the cells. */
function Names({ layout: { every, fontSize, cellHeight }, width, across, down, isRtl }: NamesProps) {
  const language = useLanguage();
  const text = { fontSize, style: { fill: "var(--text-quiet)" } };
  return (
    <>
      {hours
        .filter((hour) => hour % every === 0)
        .map((hour) => (
          <text key={hour} x={across(hour) + cell / 2} y={fontSize + 1} textAnchor="middle" {...text}>
            {hour}
          </text>
        ))}
      {weekDays.map((weekDay) => (
        <text
          key={weekDay}
          x={isRtl ? width : 0}
          y={down(weekDay) + cellHeight / 2 + fontSize / 3}
          textAnchor={isRtl ? "end" : "start"}
          direction="ltr"
          {...text}
        >
          {weekDayName(language, weekDay, "short")}
        </text>
      ))}
    </>
  );
}

const everyCell = weekDays.flatMap((week_day) => hours.map((hour) => ({ week_day, hour })));

interface CellProps {
  at: Pick<HeatCell, "week_day" | "hour">;
  box: { x: number; y: number; height: number };
  /** Of the most. */
  share: number;
  isCurrent: boolean;
}
function Cell({ at, box, share, isCurrent }: CellProps) {
  const shape = { ...box, width: cell, rx: 3, "data-day": at.week_day, "data-hour": at.hour };
  return (
    <g>
      <rect {...shape} style={{ fill: "var(--sunken)" }} />
      <rect
        {...shape}
        fillOpacity={share > 0 ? 0.15 + 0.85 * share : 0}
        strokeWidth={isCurrent ? 2 : 0}
        style={{ fill: "var(--chart-main)", stroke: "var(--text)" }}
      />
    </g>
  );
}

/** The cell so many hours and days on, within the week. */
function movedBy([hours, days]: Step, { week_day, hour }: Pick<HeatCell, "week_day" | "hour">) {
  return {
    week_day: Math.min(7, Math.max(1, week_day + days)),
    hour: Math.min(23, Math.max(0, hour + hours)),
  };
}

type Step = [hours: number, days: number];
/** Hours and days that a key goes on by. */
function stepOf(key: string, isRtl: boolean): Step | undefined {
  const on = isRtl ? -1 : 1;
  const steps: Record<string, Step> = {
    ArrowLeft: [-on, 0],
    ArrowRight: [on, 0],
    ArrowUp: [0, -1],
    ArrowDown: [0, 1],
  };
  return steps[key];
}
