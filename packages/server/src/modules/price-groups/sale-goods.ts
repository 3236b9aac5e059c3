import type { InferResult } from "kysely";
import { remember } from "#kit/records/remember.ts";
import type { Tenant } from "#kit/tenant.ts";
import { readBusiness } from "../business/public.ts";
import { readParents, withAncestors } from "../goods/public.ts";
import { listAllSaleGoods, listSaleGoods, type Named, type Sold } from "./input-queries.ts";
import { inForce } from "./price-periods.ts";

/** An item, and each of its prices that is in force at the moment at which it was read, or later. */
type StoredGoods = InferResult<ReturnType<typeof listSaleGoods>>[number];
export type SaleGoods = Awaited<ReturnType<typeof readSaleGoods>>[number];

/** How many items are remembered, by id and by code; those unused for longest are forgotten first. */
const most = 20_000;
const memory = new Map<string, { row: StoredGoods; from: Date }>();

/** Items on sale at a moment with all that the engine needs of them: all, or those with some ids or codes. */
export async function readSaleGoods(tenant: Tenant, sold: Sold, at: Date, named?: Named) {
  const [parents, business, rows] = await Promise.all([
    readParents(tenant, sold.loyalty_id),
    readBusiness(tenant),
    named ? readNamed(tenant, sold, at, named) : tenant.many(listAllSaleGoods(sold, at)),
  ]);
  return rows.map((row) => ({
    ...row,
    prices: inForce(row.prices, at),
    category_ids: withAncestors(parents, row.category_ids),
    // Known in the currency of the business alone.
    cost_price: business.currency === sold.currency ? row.cost_price : null,
  }));
}

/** Some items from memory, if it has each of them; else all of them are read. */
async function readNamed(tenant: Tenant, sold: Sold, at: Date, named: Named): Promise<StoredGoods[]> {
  const { goodsState } = tenant;
  if (goodsState === undefined) return tenant.many(listSaleGoods(sold, named, at));
  const kind = `${goodsState} ${sold.loyalty_id} ${sold.currency} ${sold.price_group_id}`;
  const byId = (id: string) => `${kind} ${id}`;
  const byCode = (code: string) => `${kind} code ${code}`;
  const keys = [...named.ids.map(byId), ...named.codes.map(byCode)];
  const known = keys.flatMap((key) => {
    const one = memory.get(key);
    return one && one.from <= at ? { key, one } : [];
  });
  if (known.length === keys.length) {
    for (const { key, one } of known) remember(memory, key, one, most);
    return known.map(({ one }) => one.row);
  }
  const rows = await tenant.many(listSaleGoods(sold, named, at));
  for (const row of rows) {
    const one = { row, from: at };
    if (named.ids.includes(row.id)) remember(memory, byId(row.id), one, most);
    if (named.codes.includes(row.code)) remember(memory, byCode(row.code), one, most);
  }
  return rows;
}
