import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { addDays, addMonths, type Day, firstWeekday, formatDay, monthWeeks, today, weekday } from "./calendar-day.ts";
import { classes } from "./classes.ts";
import { PlainIconButton } from "./plain-icon-button.tsx";
import { useUi } from "./ui-messages.ts";

export interface CalendarProps {
  /** One day twice when only one is chosen. */
  from: Day | null;
  to: Day | null;
  min?: Day;
  max?: Day;
  onPick: (day: Day) => void;
}

/** A month of days. Arrow keys walk days and weeks, Home and End the week, page up and down the months. */
export default function Calendar({ from, to, min, max, onPick }: CalendarProps) {
  const { messages, locale, direction } = useUi();
  const title = useId();
  const [day, setDay] = useState(to ?? from ?? today());
  const grid = useRef<HTMLTableElement>(null);
  const [walked, setWalked] = useState(0);
  const first = firstWeekday(locale);
  const weeks = monthWeeks(day, first);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows a key, not every change of the month.
  useEffect(() => {
    if (walked > 0) grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
  }, [walked]);

  function walk(event: KeyboardEvent) {
    const next = keyTarget(event.key, day, first, direction === "rtl");
    if (!next) return;
    event.preventDefault();
    setDay(next);
    setWalked((count) => count + 1);
  }
  return (
    <div className="w-63 pointer-coarse:w-77">
      <div className="mb-1 flex items-center justify-between">
        <PlainIconButton
          icon={Back}
          label={messages.previousMonth}
          size="sm"
          onClick={() => setDay(addMonths(day, -1))}
        />
        <span id={title} aria-live="polite" className="font-semibold first-letter:uppercase">
          {formatDay(day, locale, { month: "long", year: "numeric" })}
        </span>
        <PlainIconButton icon={Forth} label={messages.nextMonth} size="sm" onClick={() => setDay(addMonths(day, 1))} />
      </div>
      <table ref={grid} aria-labelledby={title} onKeyDown={walk} className="border-separate border-spacing-0">
        <thead>
          <tr>
            {weeks[0]?.map((head) => (
              <th key={head} scope="col" className="h-8 text-center text-caption font-normal text-muted">
                <span aria-hidden>{formatDay(head, locale, { weekday: "short" })}</span>
                <span className="sr-only">{formatDay(head, locale, { weekday: "long" })}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((own) => (
                <DayCell
                  key={own}
                  day={own}
                  shown={day}
                  from={from}
                  to={to}
                  off={isOff(own, min, max)}
                  onPick={onPick}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function isOff(day: Day, min?: Day, max?: Day): boolean {
  return (min !== undefined && day < min) || (max !== undefined && day > max);
}

function keyTarget(key: string, day: Day, firstDay: number, rtl: boolean): Day | undefined {
  const place = (weekday(day) - firstDay + 7) % 7;
  const forth = rtl ? -1 : 1;
  const targets: Record<string, () => Day> = {
    ArrowRight: () => addDays(day, forth),
    ArrowLeft: () => addDays(day, -forth),
    ArrowDown: () => addDays(day, 7),
    ArrowUp: () => addDays(day, -7),
    Home: () => addDays(day, -place),
    End: () => addDays(day, 6 - place),
    PageDown: () => addMonths(day, 1),
    PageUp: () => addMonths(day, -1),
  };
  return targets[key]?.();
}

interface DayCellProps {
  day: Day;
  /** The day the keyboard is on; its month is shown. */
  shown: Day;
  from: Day | null;
  to: Day | null;
  off: boolean;
  onPick: (day: Day) => void;
}

function DayCell({ day, shown, from, to, off, onPick }: DayCellProps) {
  const { locale } = useUi();
  const end = day === from || day === to;
  const between = from !== null && to !== null && day > from && day < to;
  return (
    <td
      className={classes(
        "p-0",
        (between || (end && from !== to && to !== null)) && "bg-accent-soft",
        day === from && "rounded-s-control",
        day === to && "rounded-e-control",
      )}
    >
      <button
        type="button"
        data-day={day}
        disabled={off}
        aria-pressed={end || between}
        tabIndex={day === shown ? 0 : -1}
        aria-current={day === today() ? "date" : undefined}
        aria-label={formatDay(day, locale, { day: "numeric", month: "long", year: "numeric", weekday: "long" })}
        onClick={() => onPick(day)}
        className={classes(
          "focus-inset grid size-9 pointer-coarse:size-11 place-items-center rounded-control text-table disabled:opacity-40",
          end ? "bg-accent font-semibold text-on-fill" : "hover:not-disabled:bg-hover",
          !end && between && "text-on-accent-soft",
          !end && !between && day.slice(0, 7) !== shown.slice(0, 7) && "text-muted",
          !end &&
            day === today() &&
            "font-semibold underline decoration-2 decoration-(--accent-fill) underline-offset-4",
        )}
      >
        {formatDay(day, locale, { day: "numeric" }).replace(/\D/g, "")}
      </button>
    </td>
  );
}

function Back(props: { className?: string }) {
  return <ChevronLeft {...props} className={`${props.className ?? ""} rtl:rotate-180`} />;
}
function Forth(props: { className?: string }) {
  return <ChevronRight {...props} className={`${props.className ?? ""} rtl:rotate-180`} />;
}
