import type { PageRequest } from "#kit/implement.ts";
import { windowOf } from "#kit/paged.ts";
import type { Tenant } from "#kit/tenant.ts";
import { type Included, withIncluded } from "./included.ts";
import { countUpTo, listIds, type Part, sumByCurrency, type TransactionFilter } from "./list-queries.ts";
import { transactionRows } from "./reading-queries.ts";
import { toTotals, toTransaction } from "./views.ts";

const exactUpTo = 10_000;

/** What of each transaction and of the totals is shown. */
interface Shown extends Included {
  minimize_totals?: boolean | undefined;
}

/** A page of transactions with its totals, as the call answers it. */
export async function readPage(tenant: Tenant, filter: TransactionFilter, ask: PageRequest, shown: Shown) {
  const sort = (ask.sort ?? "created_dt") as Part["sort"]; // The wire query lets only these through.
  const part = { sort, order: ask.sort ? ask.order : "desc", ...windowOf(ask) };
  const ids = (await tenant.many(listIds(filter, part))).map((row) => row.id);
  const rows = ids.length > 0 ? await tenant.many(transactionRows().where("t.id", "in", ids)) : [];
  const place = new Map(ids.map((id, at) => [id, at]));
  const heads = rows.sort((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0)).map(toTransaction);
  const items = await withIncluded(tenant, heads, shown);
  const page = { items, page: ask.page, count: ask.count };
  if (ask.skipTotals) return page;
  const { total } = await tenant.one(countUpTo(filter, exactUpTo + 1));
  const totals = (await tenant.many(sumByCurrency(filter))).map((row) => ({
    currency: row.currency,
    count: row.count.toString(),
    ...shortened(toTotals(row, row.currency), shown.minimize_totals),
  }));
  const most = Number(total) > exactUpTo;
  // Beyond what is counted, the sums know the number of what is not cancelled, which is the best estimate at hand.
  const summed = totals.reduce((all, one) => all + Number(one.count), 0);
  return {
    ...page,
    total: most ? Math.max(summed, exactUpTo + 1) : Number(total),
    ...(most ? { total_estimated: true } : {}),
    totals,
  };
}

function shortened(totals: ReturnType<typeof toTotals>, minimize = false) {
  const { amount, discount_amount, amount_to_pay } = totals;
  return minimize ? { amount, discount_amount, amount_to_pay } : totals;
}
