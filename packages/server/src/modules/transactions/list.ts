import type { PageRequest } from "#kit/implement.ts";
import { windowOf } from "#kit/records/paged.ts";
import type { Tenant } from "#kit/tenant.ts";
import { type Included, withIncluded } from "./included.ts";
import { listIds, type Order, type TransactionFilter } from "./list-queries.ts";
import { transactionRows } from "./reading-queries.ts";
import { foundIn, readSums } from "./totals.ts";
import { toTotals, toTransaction } from "./views.ts";

/** What of each transaction and of the totals is shown. */
interface Shown extends Included {
  minimize_totals?: boolean | undefined;
}

/** The order that a request asks for: the newest first unless it says otherwise. */
export function orderOf({ sort, order }: Pick<PageRequest, "sort" | "order">): Order {
  return { sort: (sort ?? "created_dt") as Order["sort"], order: sort ? order : "desc" }; // The wire query lets only these through.
}

/** Transactions in the order of their ids. */
export async function readHeads(tenant: Tenant, ids: readonly string[]) {
  const rows = ids.length > 0 ? await tenant.many(transactionRows().where("t.id", "in", ids)) : [];
  const place = new Map(ids.map((id, at) => [id, at]));
  return rows.sort((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0)).map(toTransaction);
}

/** A page of transactions with its totals, as the call answers it. */
export async function readPage(tenant: Tenant, filter: TransactionFilter, request: PageRequest, shown: Shown) {
  const part = { ...orderOf(request), ...windowOf(request) };
  const heads = await readHeads(
    tenant,
    (await tenant.many(listIds(filter, part))).map((row) => row.id),
  );
  const items = await withIncluded(tenant, heads, shown);
  const page = { items, page: request.page, count: request.count };
  if (request.skipTotals) return page;
  const sums = await readSums(tenant, filter);
  const totals = sums
    .filter(({ count }) => count > 0n)
    .map((row) => ({
      currency: row.currency,
      count: row.count.toString(),
      ...shortened(toTotals(row, row.currency), shown.minimize_totals),
    }));
  return { ...page, total: foundIn(sums), totals };
}

function shortened(totals: ReturnType<typeof toTotals>, minimize = false) {
  const { amount, discount_amount, amount_to_pay } = totals;
  return minimize ? { amount, discount_amount, amount_to_pay } : totals;
}
