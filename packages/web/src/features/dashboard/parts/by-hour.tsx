import { useMessages } from "#kit/messages.ts";
import { useShow } from "#kit/show.ts";
import { Card } from "#ui/card.tsx";
import { dashboardMessages } from "../messages.ts";
import { type Answer, drawn } from "./answer.ts";

const hours = Array.from({ length: 24 }, (_, hour) => hour);
const weekDays = [1, 2, 3, 4, 5, 6, 7];
const monday = Date.UTC(2024, 0, 1);

/** A heat map that is a table: every cell says its hour, day and turnover. */
export function ByHour({ answer }: { answer: Answer }) {
  const t = useMessages(dashboardMessages);
  const show = useShow();
  const cells = new Map(answer.hours.map((cell) => [`${cell.week_day} ${cell.hour}`, cell]));
  const most = Math.max(1, ...answer.hours.map((cell) => drawn(cell.amount_to_pay)));
  const names = new Intl.DateTimeFormat(show.language, { weekday: "short", timeZone: "UTC" });
  return (
    <Card title={t.byHour} description={t.byHourHint}>
      {/* Relative: words for screen readers only are cut off with the rest, instead of widening the page. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard. */}
      <div tabIndex={0} className="focus-inset relative overflow-x-auto">
        <table aria-label={t.byHour} className="w-full border-separate border-spacing-0.5 text-caption">
          <thead>
            <tr>
              <td />
              {hours.map((hour) => (
                <th key={hour} scope="col" className="min-w-4 font-normal text-muted tabular-nums">
                  {hour % 3 === 0 ? hour : <span className="sr-only">{hour}</span>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weekDays.map((weekDay) => (
              <tr key={weekDay}>
                <th scope="row" className="pe-2 text-start font-normal text-muted">
                  {names.format(new Date(monday + (weekDay - 1) * 86_400_000))}
                </th>
                {hours.map((hour) => {
                  const cell = cells.get(`${weekDay} ${hour}`);
                  const said = cell ? show.money(cell.amount_to_pay, answer.currency) : t.quiet;
                  return (
                    <td key={hour} title={`${hour}:00 · ${said}`} className="h-6 rounded-small bg-sunken p-0">
                      <span
                        className="block size-full rounded-small bg-accent"
                        style={{ opacity: cell ? 0.15 + 0.85 * Math.max(0, drawn(cell.amount_to_pay) / most) : 0 }}
                      />
                      <span className="sr-only">{said}</span>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}
