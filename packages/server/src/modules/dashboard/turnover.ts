import type { TurnoverFigures } from "@patron/contract/dashboard";
import type { Of } from "@patron/contract/kit";
import { moneyText } from "@patron/engine";
import * as queries from "./queries.ts";
import { pairDays, type Requested, readBoth } from "./request.ts";
import { byDate, toSums, total } from "./views.ts";

type Figures = Of<typeof TurnoverFigures>;

/** Sales by day, location, hour and payment type. */
export async function readTurnover(requested: Requested): Promise<Figures> {
  const { tenant, span } = requested;
  const { currency } = span;
  const { now, past } = await readBoth(requested, (part) => tenant.many(queries.sumByDay(part)));
  const [days, daysBefore] = [byDate(now), byDate(past ?? [])];
  const hours = await tenant.many(queries.sumByHour(span));
  const payments = await tenant.many(queries.sumByPaymentType(span));
  return {
    totals: toSums(total(now), currency),
    ...(past && { totals_before: toSums(total(past), currency) }),
    days: pairDays(requested, (date, isPast) => toSums((isPast ? daysBefore : days)(date), currency)),
    pos: (await tenant.many(queries.sumByPos(span))).map((row) => ({ ...row, ...toSums(row, currency) })),
    terminals: (await tenant.many(queries.sumByTerminal(span))).map((row) => ({ ...row, ...toSums(row, currency) })),
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
