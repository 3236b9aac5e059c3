import { dashboard } from "@patron/contract";
import { implement } from "#kit/implement.ts";
import { readCustomers } from "./customers.ts";
import { readGoods } from "./goods.ts";
import { listCurrencies } from "./queries.ts";
import { readRequested } from "./request.ts";
import { readTurnover } from "./turnover.ts";
import { readVisits } from "./visits.ts";

export const dashboardCalls = implement(dashboard, {
  async get({ query, tenant, now, fail }) {
    const { tab = "turnover" } = query;
    if (tab === "goods_services" && query.terminal_id) return fail("filter.unavailable");
    const requested = await readRequested(tenant, query, now);
    const { span, before, compare } = requested;
    return {
      tab,
      currency: span.currency,
      currencies: (await tenant.many(listCurrencies())).map((row) => row.currency),
      period: { from: span.from, to: span.to },
      compared: before ? compare : null,
      ...(tab === "turnover" && { turnover: await readTurnover(requested) }),
      ...(tab === "customers" && { customers: await readCustomers(requested) }),
      ...(tab === "visits" && { visits: await readVisits(requested) }),
      ...(tab === "goods_services" && { goods_services: await readGoods(requested) }),
    };
  },
});
