import type { priceMatrix } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import { Link } from "@tanstack/react-router";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { useAddress } from "#kit/address/address.ts";
import { dayIn } from "#kit/list/filters/day-presets.ts";
import { LoadFailure } from "#kit/load-failure.tsx";
import { useMessages } from "#kit/messages.ts";
import { useSession } from "#kit/session/session.ts";
import { useShow } from "#kit/show.ts";
import { classes } from "#ui/classes.ts";
import { addMonths, type Day, firstWeekday, formatDay } from "#ui/dates/calendar-day.ts";
import { PlainIconButton } from "#ui/plain-icon-button.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { useUi } from "#ui/ui-messages.ts";
import { priceMatrixMessages } from "../messages.ts";
import { paths } from "../screens.ts";
import { daysOf, weeksOf } from "./calendar-days.ts";
import { useChangesIn } from "./use-changes-in.ts";

type Change = ReplyOf<typeof priceMatrix.changes>["items"][number];
/** A change with its first and last day. */
type Dated = Change & { days: readonly [Day, Day] };

/** The changes of prices on a calendar of the business: a month at a time, which the address keeps. Nothing before the first one. */
export function PriceCalendar({ loyaltyId }: { loyaltyId: string }) {
  const t = useMessages(priceMatrixMessages);
  const { locale, messages, direction } = useUi();
  const [address, change] = useAddress();
  const zone = useSession()?.business?.time_zone ?? "UTC";
  const month = `${address.month ?? dayIn(zone, new Date()).slice(0, 7)}-01`;
  const weeks = weeksOf(month, firstWeekday(locale));
  const { items, hasAny, error, refetch } = useChangesIn(loyaltyId, weeks, zone);
  if (!items) return error && <LoadFailure error={error} retry={() => void refetch()} />;
  if (!hasAny) return null;
  const turn = (by: number) => change({ month: addMonths(month, by).slice(0, 7) });
  const dated = items.flatMap((one): Dated[] =>
    one.state === "cancelled" ? [] : [{ ...one, days: daysOf(one, zone) }],
  );
  // The earliest start first, so that a change keeps its line from day to day.
  dated.reverse();
  const [back, on] = direction === "rtl" ? [ChevronRight, ChevronLeft] : [ChevronLeft, ChevronRight];
  const title = formatDay(month, locale, { month: "long", year: "numeric" });
  return (
    <section aria-label={t.calendar} className="mb-4 flex flex-col gap-2">
      <div className="flex items-center gap-1">
        <h2 aria-live="polite" className="me-auto text-section font-semibold first-letter:uppercase">
          {title}
        </h2>
        <PlainIconButton icon={back} label={messages.previousMonth} onClick={() => turn(-1)} />
        <PlainIconButton icon={on} label={messages.nextMonth} onClick={() => turn(1)} />
      </div>
      <MonthTable {...{ month, weeks }} changes={dated} today={dayIn(zone, new Date())} />
      <MonthList month={month} changes={dated} />
    </section>
  );
}

interface MonthProps {
  month: Day;
  changes: readonly Dated[];
}

function MonthTable({ month, weeks, changes, today }: MonthProps & { weeks: Day[][]; today: Day }) {
  const { locale } = useUi();
  const cell = "border border-default px-1.5 py-1 text-start align-top";
  return (
    <table className="w-full table-fixed border-collapse bg-surface text-caption max-sm:hidden">
      <thead>
        <tr>
          {weeks[0]?.map((day) => (
            <th key={day} scope="col" className={classes(cell, "font-medium text-muted")}>
              {formatDay(day, locale, { weekday: "short" })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <td key={day} className={classes(cell, "h-16", day.slice(0, 7) !== month.slice(0, 7) && "bg-sunken")}>
                <time
                  dateTime={day}
                  aria-current={day === today ? "date" : undefined}
                  className={day === today ? "font-semibold text-accent" : "text-muted"}
                >
                  {Number(day.slice(8))}
                </time>
                {changes
                  .filter(({ days: [first, last] }) => first <= day && day <= last)
                  .map((one) => (
                    <Entry key={one.id} of={one} day={day} />
                  ))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The same for a narrow screen: only the changes of the month, by their start. */
function MonthList({ month, changes }: MonthProps) {
  const t = useMessages(priceMatrixMessages);
  const { locale } = useUi();
  const until = addMonths(month, 1);
  const inMonth = changes.filter(({ days: [first, last] }) => first < until && last >= month);
  if (inMonth.length === 0) return <p className="text-table text-muted sm:hidden">{t.quietMonth}</p>;
  return (
    <ul className="flex flex-col gap-2 text-table sm:hidden">
      {inMonth.map((one) => (
        <li key={one.id} className="flex flex-wrap gap-x-3">
          <span className="text-muted">
            {one.days
              .map((day) => formatDay(day, locale, { day: "numeric", month: "short" }))
              .filter(isFirst)
              .join(" – ")}
          </span>
          <Entry of={one} day={one.days[0]} />
        </li>
      ))}
    </ul>
  );
}
const isFirst = (text: string, at: number, all: readonly string[]) => all.indexOf(text) === at;

/** A change on one of its days; opens its prices. */
function Entry({ of: { id, comment, prices_count, valid_from, days }, day }: { of: Dated; day: Day }) {
  const t = useMessages(priceMatrixMessages);
  const { locale } = useUi();
  const show = useShow();
  const zone = useSession()?.business?.time_zone ?? "UTC";
  const clock = new Intl.DateTimeFormat(locale, { timeZone: zone, timeStyle: "short" });
  const text = comment ?? t.priceCount(prices_count);
  const [search] = useAddress();
  const opened = { ...search, open: id } as never; // Routes are created at run time; their search has no static type.
  return (
    <span className="block min-w-0 max-w-full leading-6 pointer-coarse:leading-10" title={show.dateTime(valid_from)}>
      <TextLink quiet link={<Link to={paths.changes()} search={opened} />}>
        {day === days[0] ? `${clock.format(new Date(valid_from))} · ${text}` : text}
      </TextLink>
    </span>
  );
}
