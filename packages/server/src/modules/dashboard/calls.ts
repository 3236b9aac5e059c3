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
    const [currencies, turnover, customers, visits, goods_services] = await Promise.all([
      tenant.many(listCurrencies()),
      tab === "turnover" ? readTurnover(requested) : undefined,
      tab === "customers" ? readCustomers(requested) : undefined,
      tab === "visits" ? readVisits(requested) : undefined,
      tab === "goods_services" ? readGoods(requested) : undefined,
    ]);
    return {
      tab,
      currency: span.currency,
      currencies: currencies.map((row) => row.currency),
      period: { from: span.from, to: span.to },
      compared: before ? compare : null,
      ...(turnover && { turnover }),
      ...(customers && { customers }),
      ...(visits && { visits }),
      ...(goods_services && { goods_services }),
    };
  },
});
