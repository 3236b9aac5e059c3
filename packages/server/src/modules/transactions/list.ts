import type { transactions } from "@patron/contract";
import type { SortsOf } from "@patron/contract/kit";
import type { PageRequest } from "#kit/implement.ts";
import { windowOf } from "#kit/records/paged.ts";
import type { Tenant } from "#kit/tenant.ts";
import { type Included, withIncluded } from "./included.ts";
import { listIds, type TransactionFilter } from "./list-queries.ts";
import { listTransactions } from "./reading-queries.ts";
import { foundIn, prepareSums } from "./totals.ts";
import { toTotals, toTransaction } from "./views.ts";

type Request = PageRequest<SortsOf<typeof transactions.list>>;

/** The requested parts of transactions and totals. */
interface Shown extends Included {
  minimize_totals?: boolean | undefined;
}

/** Transactions in the order of their ids. */
export async function readHeads(tenant: Tenant, ids: readonly string[]) {
  const rows = ids.length > 0 ? await tenant.many(listTransactions(ids)) : [];
  const order = new Map(ids.map((id, at) => [id, at]));
  return rows.sort((a, b) => (order.get(a.id) ?? 0) - (order.get(b.id) ?? 0)).map(toTransaction);
}

/** A page of transactions with its totals, as the call returns it. */
export async function readPage(tenant: Tenant, filter: TransactionFilter, request: Request, shown: Shown) {
  const { limit, offset } = windowOf(request);
  const [rows, readSums] = await Promise.all([
    tenant.many(listIds(filter, request).limit(limit).offset(offset)),
    request.skipTotals ? undefined : prepareSums(tenant, filter),
  ]);
  const ids = rows.map((row) => row.id);
  const [heads, sums] = await Promise.all([readHeads(tenant, ids), readSums?.()]);
  const page = { items: await withIncluded(tenant, heads, shown), page: request.page, count: request.count };
  if (!sums) return page;
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
