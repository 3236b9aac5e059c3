import type { transactions } from "@patron/contract";
import type { TransactionStatus } from "@patron/contract/enums";
import type { SortsOf } from "@patron/contract/kit";
import { sql } from "kysely";
import { compiledOnce, fixed } from "#kit/database/fixed.ts";
import type { PageRequest } from "#kit/implement.ts";
import { windowOf } from "#kit/records/paged.ts";
import type { Tenant } from "#kit/tenant.ts";
import { readHeads } from "./heads.ts";
import { type Included, withIncluded } from "./included.ts";
import { listIds, type Order, type TransactionFilter } from "./list-queries.ts";
import { type PlainFilter, plainOf, unfiltered } from "./plain-filter.ts";
import { foundIn, prepareSums } from "./totals/totals.ts";
import { toTotals } from "./views.ts";

type Request = PageRequest<SortsOf<typeof transactions.list>>;

/** The requested parts of transactions and totals. */
interface Shown extends Included {
  minimize_totals?: boolean | undefined;
}

/** A page of transactions with its totals, as the call returns it. */
export async function readPage(tenant: Tenant, filter: TransactionFilter, request: Request, shown: Shown) {
  const { limit, offset } = windowOf(request);
  const [rows, readSums] = await Promise.all([
    tenant.many(idsOf(filter, request, { limit, offset })),
    request.skipTotals ? undefined : prepareSums(tenant, filter),
  ]);
  const ids = rows.slice(0, limit).map((row) => row.id);
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

/** Statements of plain filters, by their order. */
const plainIds = new Map<string, ReturnType<typeof idsInOrder>>();
const idsInOrder = (order: Order) =>
  compiledOnce((filter: PlainFilter, { limit, offset }: ReturnType<typeof windowOf>) =>
    listIds({ ...unfiltered, ...filter }, order)
      .limit(limit)
      .offset(offset),
  );

/** Statements of first pages, by their order, status and number of rows. */
const firstPages = new Map<string, ReturnType<typeof firstIds>>();
/** First pages are read with one of these numbers of rows, so their statements are few. */
const sizes = [25, 50, 100];
/**
 * The first page, without a filter or of one status: planning takes several times as long as reading it. Its values are in the text, so one plan takes them
 * into account and is good for every business.
 */
const firstIds = (order: Order, status: TransactionStatus | undefined, size: number) =>
  fixed(() => {
    const ids = listIds(unfiltered, order).limit(sql.lit(size));
    return status ? ids.where("t.status", "=", sql.lit(status)) : ids;
  });

/** The ids of a page, perhaps with some of the next one. */
function idsOf(filter: TransactionFilter, { sort, order }: Order, { limit, offset }: ReturnType<typeof windowOf>) {
  const plain = plainOf(filter);
  if (!plain) return listIds(filter, { sort, order }).limit(limit).offset(offset);
  const { status, ...others } = plain;
  const size = sizes.find((one) => one >= limit);
  if (offset === 0 && size !== undefined && Object.keys(others).length === 0) {
    const name = `${sort} ${order} ${status} ${size}`;
    const known = firstPages.get(name) ?? firstIds({ sort, order }, status, size);
    firstPages.set(name, known);
    return known();
  }
  const name = `${sort} ${order}`;
  const known = plainIds.get(name) ?? idsInOrder({ sort, order });
  plainIds.set(name, known);
  return known(plain, { limit, offset });
}

function shortened(totals: ReturnType<typeof toTotals>, minimize = false) {
  const { amount, discount_amount, amount_to_pay } = totals;
  return minimize ? { amount, discount_amount, amount_to_pay } : totals;
}
