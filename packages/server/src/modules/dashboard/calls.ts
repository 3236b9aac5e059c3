import { dashboard } from "@patron/contract";
import { TURNOVER_MEASURES } from "@patron/contract/words";
import { implement } from "#kit/implement.ts";
import { daysOf, periodBefore, periodOf } from "./period.ts";
import * as queries from "./queries.ts";
import { toSums, total } from "./views.ts";

export const dashboardCalls = implement(dashboard, {
  async get({ query, tenant, now }) {
    const { date_from, date_to, compare = "none", tab = "turnover", ...filter } = query;
    const business = await tenant.one(queries.getBusiness());
    const period = periodOf(date_from, date_to, business.time_zone, now);
    const before = periodBefore(period, compare);
    const currency = query.currency ?? business.currency;
    const span = { ...filter, ...period, currency };
    const days = await tenant.many(queries.sumByDay(span));
    const daysBefore = before ? await tenant.many(queries.sumByDay({ ...span, ...before })) : [];
    const pastDays = before ? daysOf(before) : [];
    const points = daysOf(period).map((date, place) => {
      const date_before = pastDays[place] ?? null;
      const past = daysBefore.find((row) => row.date === date_before);
      const sums = toSums(
        days.find((row) => row.date === date),
        currency,
      );
      return { date, date_before, ...sums, ...(before ? { before: toSums(past, currency) } : {}) };
    });
    return {
      tab,
      currency,
      currencies: (await tenant.many(queries.listCurrencies())).map((row) => row.currency),
      period,
      compared: before ? compare : null,
      totals: toSums(total(days), currency),
      ...(before ? { totals_before: toSums(total(daysBefore), currency) } : {}),
      days: points,
      pos: (await tenant.many(queries.sumByPos(span))).map((row) => ({ ...row, ...toSums(row, currency) })),
      terminals: (await tenant.many(queries.sumByTerminal(span))).map((row) => ({ ...row, ...toSums(row, currency) })),
      hours: (await tenant.many(queries.sumByHour(span))).map(({ checks_count, amount_to_pay, ...at }) => {
        const sums = toSums({ ...total([]), checks_count, amount_to_pay }, currency);
        return { ...at, checks_count: sums.checks_count, amount_to_pay: sums.amount_to_pay };
      }),
      measures: [...TURNOVER_MEASURES],
    };
  },
});
