import type { transactions } from "@patron/contract";
import type { SortsOf } from "@patron/contract/kit";
import type { PageRequest } from "#kit/implement.ts";
import { windowOf } from "#kit/records/paged.ts";
import type { Tenant } from "#kit/tenant.ts";
import { type Included, withIncluded } from "./included.ts";
import { listIds, type TransactionFilter } from "./list-queries.ts";
import { transactionRows } from "./reading-queries.ts";
import { foundIn, readSums } from "./totals.ts";
import { toTotals, toTransaction } from "./views.ts";

type Request = PageRequest<SortsOf<typeof transactions.list>>;

/** The requested parts of transactions and totals. */
interface Shown extends Included {
  minimize_totals?: boolean | undefined;
}

/** Transactions in the order of their ids. */
export async function readHeads(tenant: Tenant, ids: readonly string[]) {
  const rows = ids.length > 0 ? await tenant.many(transactionRows().where("t.id", "in", ids)) : [];
  const order = new Map(ids.map((id, at) => [id, at]));
  return rows.sort((a, b) => (order.get(a.id) ?? 0) - (order.get(b.id) ?? 0)).map(toTransaction);
}

/** A page of transactions with its totals, as the call returns it. */
export async function readPage(tenant: Tenant, filter: TransactionFilter, request: Request, shown: Shown) {
  const { limit, offset } = windowOf(request);
  const rows = await tenant.many(listIds(filter, request).limit(limit).offset(offset));
  const heads = await readHeads(
    tenant,
    rows.map((row) => row.id),
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
