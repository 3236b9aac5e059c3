import { dashboard } from "@patron/contract";
import { implement } from "#kit/implement.ts";
import { readAsked } from "./asked.ts";
import { readCustomers } from "./customers.ts";
import { readGoods } from "./goods.ts";
import { listCurrencies } from "./queries.ts";
import { readTurnover } from "./turnover.ts";
import { readVisits } from "./visits.ts";

export const dashboardCalls = implement(dashboard, {
  async get({ query, tenant, now, fail }) {
    const { tab = "turnover" } = query;
    if (tab === "goods_services" && query.terminal_id) return fail("filter.unavailable");
    const asked = await readAsked(tenant, query, now);
    const { span, before, compare } = asked;
    return {
      tab,
      currency: span.currency,
      currencies: (await tenant.many(listCurrencies())).map((row) => row.currency),
      period: { from: span.from, to: span.to },
      compared: before ? compare : null,
      ...(tab === "turnover" && { turnover: await readTurnover(asked) }),
      ...(tab === "customers" && { customers: await readCustomers(asked) }),
      ...(tab === "visits" && { visits: await readVisits(asked) }),
      ...(tab === "goods_services" && { goods_services: await readGoods(asked) }),
    };
  },
});
