import { type Expression, type RawBuilder, sql } from "kysely";
import { type Query, raw } from "../database/rows.ts";
import type { PageRequest } from "../implement.ts";
import type { Tenant } from "../tenant.ts";

/** Rows of a long list are counted up to this number; beyond it the total is an estimate. */
export const exactUpTo = 10_000;
/** Counts all rows of a list. */
export const countsAll = Number.POSITIVE_INFINITY;

/** Limit and offset of a page. */
export function windowOf(page: Pick<PageRequest, "page" | "count">): { limit: number; offset: number } {
  return { limit: page.count, offset: (page.page - 1) * page.count };
}

/** A query of the builder in list order. */
interface Rows<Row> extends Query<Row> {
  limit(count: number): Rows<Row>;
  offset(count: number): Rows<Row>;
  clearSelect(): { clearOrderBy(): { limit(count: number): Expression<unknown> } & Expression<unknown> };
}
interface Page<Item> {
  items: Item[];
  page: number;
  count: number;
  total?: number;
  total_estimated?: boolean;
}

/** One page of a list and its total, counted up to a limit, unless the caller skips it. */
export async function readPage<Row, Item>(
  { tenant, page }: { tenant: Tenant; page: PageRequest },
  rows: Rows<Row>,
  present: (rows: Row[]) => Item[] | Promise<Item[]>,
  most = exactUpTo,
): Promise<Page<Item>> {
  const { limit, offset } = windowOf(page);
  const found = rows.clearSelect().clearOrderBy();
  const counted = most === countsAll ? found : found.limit(most + 1);
  const [shownRows, total] = await Promise.all([
    tenant.many(rows.limit(limit).offset(offset)),
    page.skipTotals
      ? undefined
      : tenant.one(raw(sql<{ count: bigint }>`select count(*) as count from ${counted} as found`)),
  ]);
  const shown = { items: await present(shownRows), page: page.page, count: page.count };
  if (!total) return shown;
  const { count } = total;
  return count > most ? { ...shown, total: most, total_estimated: true } : { ...shown, total: Number(count) };
}

/** A sort expression; rows without a value can come last in both directions. */
type Key = RawBuilder<unknown> | { nullable: RawBuilder<unknown> };

/**
 * Turns the sort of a request into an order, with one key for every sort that the call declares: a missing one does not compile. `Sort` is
 * `SortsOf<typeof contract.list>`. Ties are ordered by `equal`, in the same direction.
 */
export function ordersOf<Sort extends string>(
  keys: Readonly<Record<Sort, Key>>,
  { first, equal }: { first: readonly [Sort, "asc" | "desc"]; equal: RawBuilder<unknown> },
) {
  return ({ sort, order }: Pick<PageRequest<Sort>, "sort" | "order">): RawBuilder<unknown> => {
    const [by, direction] = sort ? [sort, order] : first;
    const key: Key = keys[by];
    const way = direction === "desc" ? sql`desc` : sql`asc`;
    return "nullable" in key
      ? sql`${key.nullable} ${way} nulls last, ${equal} ${way}`
      : sql`${key} ${way}, ${equal} ${way}`;
  };
}
