import type { TurnoverFigures } from "@patron/contract/dashboard";
import type { Of } from "@patron/contract/kit";
import { moneyText } from "@patron/engine";
import * as queries from "./queries.ts";
import { pairDays, type Requested } from "./request.ts";
import { byDate, toSums, total } from "./views.ts";

type Figures = Of<typeof TurnoverFigures>;

/** Sales by day, location, hour and payment type. */
export async function readTurnover(requested: Requested): Promise<Figures> {
  const { tenant, span, before } = requested;
  const { currency } = span;
  const [rows, past, hours, payments] = await Promise.all([
    tenant.many(queries.sumByDayAndPlace(span)),
    before && tenant.many(queries.sumByDay(before)),
    tenant.many(queries.sumByHour(span)),
    tenant.many(queries.sumByPaymentType(span)),
  ]);
  const now = rows.flatMap(({ date, ...row }) => (date ? [{ date, ...row }] : []));
  const [days, daysBefore] = [byDate(now), byDate(past ?? [])];
  const of = (row: (typeof rows)[number]) => toSums(row, currency);
  return {
    totals: toSums(total(now), currency),
    ...(past && { totals_before: toSums(total(past), currency) }),
    days: pairDays(requested, (date, isPast) => toSums((isPast ? daysBefore : days)(date), currency)),
    pos: rows.flatMap((row) => (row.pos_id ? [{ id: row.pos_id, title: row.pos_title ?? "", ...of(row) }] : [])),
    terminals: rows.flatMap((row) => {
      const { terminal_id: id, terminal_title: title, pos_title } = row;
      return id ? [{ id, title: title ?? "", pos_title: pos_title ?? "", ...of(row) }] : [];
    }),
    hours: hours.map(({ week_day, hour, checks_count, amount_to_pay }) => ({
      week_day,
      hour,
      checks_count: Number(checks_count),
      amount_to_pay: moneyText(amount_to_pay, currency),
    })),
    payment_types: payments.map(({ payment_type, checks_count, amount }) => ({
      payment_type: (payment_type || null) as Figures["payment_types"][number]["payment_type"], // The payments' column is checked to be one of the words.
      checks_count: Number(checks_count),
      amount: moneyText(amount, currency),
    })),
  };
}
