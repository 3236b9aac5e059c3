import ChevronDown from "lucide-react/icons/chevron-down";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import type { ComponentProps } from "react";
import { DayPicker, type DayPickerProps, DayButton as PlainDay } from "react-day-picker";
import { buttonStyle, squareSizes } from "#ui/button-style.ts";
import { classes } from "#ui/classes.ts";
import { type UiMessages, useUi } from "#ui/ui-messages.ts";
import { addMonths, type Day, dayOf, firstWeekday, formatDay, today } from "./calendar-day.ts";

export interface CalendarProps {
  /** Equals `to` when only one day is chosen. */
  from: Day | null;
  to: Day | null;
  min?: Day;
  max?: Day;
  onPick: (day: Day) => void;
}

/** How far back and ahead months can be chosen when nothing limits the days. */
const [yearsBack, yearsOn] = [120, 20];

/**
 * A calendar month; lists above it choose other months and years. Arrow keys move by day and week, Home and End within the week, Page Up and Page
 * Down by month, with Shift by year.
 */
export default function Calendar({ from, to, min, max, onPick }: CalendarProps) {
  const { messages, locale, direction } = useUi();
  const now = today();
  return (
    <DayPicker
      {...messagesOf(messages, locale)}
      mode="range"
      selected={{ from: dateOf(from), to: dateOf(to) }}
      onDayClick={(date) => onPick(toDay(date))}
      defaultMonth={dateOf(to ?? from ?? now)}
      startMonth={dateOf(min ?? addMonths(now, -12 * yearsBack))}
      endMonth={dateOf(max ?? addMonths(now, 12 * yearsOn))}
      disabled={[...(min ? [{ before: dateOf(min) }] : []), ...(max ? [{ after: dateOf(max) }] : [])]}
      weekStartsOn={(firstWeekday(locale) % 7) as 0 | 1 | 2 | 3 | 4 | 5 | 6} // A remainder of seven.
      dir={direction}
      lang={locale}
      captionLayout="dropdown"
      navLayout="around"
      fixedWeeks
      showOutsideDays
      classNames={looks}
      components={{ Chevron, DayButton }}
    />
  );
}

/** A day as the library represents it: midnight in local time. */
function dateOf(day: Day): Date;
function dateOf(day: Day | null): Date | undefined;
function dateOf(day: Day | null): Date | undefined {
  if (day === null) return undefined;
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return new Date(year, month - 1, date);
}

function toDay(date: Date): Day {
  return dayOf(date.getFullYear(), date.getMonth() + 1, date.getDate()) ?? today();
}

/** Formats days with Intl, so that the library's own locales are not loaded. */
function messagesOf(messages: UiMessages, locale: string): Pick<DayPickerProps, "formatters" | "labels"> {
  const write = (options: Intl.DateTimeFormatOptions) => (date: Date) => formatDay(toDay(date), locale, options);
  const month = write({ month: "long", year: "numeric" });
  const fields = new Intl.DisplayNames(locale, { type: "dateTimeField" });
  const full = write({ day: "numeric", month: "long", year: "numeric", weekday: "long" });
  return {
    formatters: {
      formatCaption: month,
      formatDay: (date) => String(date.getDate()),
      formatMonthDropdown: write({ month: "long" }),
      formatYearDropdown: (date) => String(date.getFullYear()),
      formatWeekdayName: write({ weekday: "short" }),
    },
    labels: {
      labelGrid: month,
      labelDayButton: full,
      labelGridcell: full,
      labelWeekday: write({ weekday: "long" }),
      labelPrevious: () => messages.previousMonth,
      labelNext: () => messages.nextMonth,
      labelMonthDropdown: () => fields.of("month") ?? "",
      labelYearDropdown: () => fields.of("year") ?? "",
    },
  };
}

const turn = classes(buttonStyle({ variant: "neutral", size: "sm", look: "quiet" }), squareSizes.sm, "px-0!");
const end = "[&>button]:bg-accent! [&>button]:font-semibold [&>button]:text-on-fill";
const looks: DayPickerProps["classNames"] = {
  root: "w-63 pointer-coarse:w-77",
  month: "grid grid-cols-[auto_1fr_auto] items-center gap-y-1",
  button_previous: turn,
  button_next: turn,
  month_caption: "min-w-0",
  dropdowns: "flex items-center justify-center gap-1",
  dropdown_root:
    "relative rounded-control px-1.5 py-0.5 hover:bg-hover has-focus-visible:outline-2 has-focus-visible:outline-(--accent-fill)",
  dropdown: "absolute inset-0 cursor-pointer opacity-0",
  caption_label: "inline-block font-semibold first-letter:uppercase",
  month_grid: "col-span-3 border-separate border-spacing-0",
  weekday: "h-8 text-center text-caption font-normal text-muted",
  day: "p-0 text-center",
  day_button:
    "focus-inset grid size-9 place-items-center rounded-control text-table hover:not-disabled:bg-hover disabled:opacity-40 pointer-coarse:size-11",
  selected: "bg-accent-soft",
  range_start: `rounded-s-control ${end}`,
  range_middle: "text-on-accent-soft",
  range_end: `rounded-e-control ${end}`,
  outside: "text-muted",
  today:
    "[&>button]:font-semibold [&>button]:underline [&>button]:decoration-2 [&>button]:decoration-(--accent-fill) [&>button]:underline-offset-4",
};

function DayButton(props: ComponentProps<typeof PlainDay>) {
  return <PlainDay {...props} aria-current={props.modifiers.today ? "date" : undefined} />;
}

function Chevron({ orientation }: { orientation?: "up" | "down" | "left" | "right" }) {
  const Glyph = orientation === "left" ? ChevronLeft : orientation === "right" ? ChevronRight : ChevronDown;
  return <Glyph aria-hidden className={orientation === "down" ? "ms-1 inline size-3.5 text-muted" : "size-4"} />;
}
