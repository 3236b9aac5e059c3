import type { ServiceType, Unit } from "@patron/contract/enums";
import { type Insertable, sql } from "kysely";
import { inTenant, q, raw, tenantId } from "#kit/database/rows.ts";
import type { Goods, GoodsCategory, GoodsPrice } from "#kit/database/tables.ts";

/** Tells the planner of goods that were just added; it would learn of them a minute after the commit. */
export const learnGoods = () => raw(sql`select learn_goods()`);

export const addGoods = (rows: Insertable<Goods>[]) => q.insertInto("goods").values(rows);

/** The columns of an item that a file may change, as text where JSON has no such type. */
export interface GoodsColumns {
  id: string;
  title: string;
  public_title: Record<string, string>;
  public_description: Record<string, string>;
  barcodes: readonly string[];
  service_type: ServiceType;
  unit: Unit;
  quantity_min: string | null;
  quantity_step: string | null;
  quantity_precision: number;
  weightable: boolean;
  age_limit: number | null;
  cost_price: string | null;
  active: boolean;
}

/** Changes items to these columns. */
export const changeGoods = (items: readonly GoodsColumns[], now: Date) =>
  raw(sql`
    update goods g set title = p.title, public_title = p.public_title, public_description = p.public_description,
      barcodes = p.barcodes, service_type = p.service_type, unit = p.unit, quantity_min = p.quantity_min,
      quantity_step = p.quantity_step, quantity_precision = p.quantity_precision, weightable = p.weightable,
      age_limit = p.age_limit, cost_price = p.cost_price, active = p.active, modified_dt = ${now}, version = g.version + 1
    from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as p(id uuid, title text, public_title jsonb,
      public_description jsonb, barcodes text[], service_type text, unit text, quantity_min bigint, quantity_step bigint,
      quantity_precision integer, weightable boolean, age_limit integer, cost_price bigint, active boolean)
    where g.business_id = ${tenantId} and g.id = p.id`);

export const savePrices = (rows: Insertable<GoodsPrice>[]) =>
  q
    .insertInto("goods_price")
    .values(rows)
    .onConflict((at) =>
      at.columns(["business_id", "goods_id", "currency"]).doUpdateSet(({ ref }) => ({ price: ref("excluded.price") })),
    );
/** Removes an item's own price in a currency, for each pair. */
export const endPrices = (goodsIds: readonly string[], currencies: readonly string[]) =>
  raw(sql`
    delete from goods_price g using unnest(${goodsIds}::uuid[], ${currencies}::text[]) as p(goods_id, currency)
    where g.business_id = ${tenantId} and g.goods_id = p.goods_id and g.currency = p.currency`);

export const addToProgramme = (loyaltyId: string, goodsIds: readonly string[]) =>
  q
    .insertInto("goods_in_loyalty")
    .values(goodsIds.map((goods_id) => ({ loyalty_id: loyaltyId, goods_id })))
    .onConflict((at) => at.doNothing());
export const endInProgramme = (loyaltyId: string, goodsIds: readonly string[]) =>
  q
    .deleteFrom("goods_in_loyalty")
    .where(inTenant())
    .where("loyalty_id", "=", loyaltyId)
    .where("goods_id", "=", sql<string>`any(${goodsIds}::uuid[])`);

export const addCategories = (rows: Insertable<GoodsCategory>[]) => q.insertInto("goods_category").values(rows);

/** Takes an item out of a category, for each pair. */
export const endInCategories = (goodsIds: readonly string[], categoryIds: readonly string[]) =>
  raw(sql`
    delete from goods_in_category i using unnest(${goodsIds}::uuid[], ${categoryIds}::uuid[]) as p(goods_id, category_id)
    where i.business_id = ${tenantId} and i.goods_id = p.goods_id and i.category_id = p.category_id`);

/**
 * Appends items to categories, for each pair, in the order of the pairs. The end of a category is read once: for each item it would take as many steps as
 * the category has items. The rows come from the categories, so the statement goes to one shard.
 */
export const addToCategories = (goodsIds: readonly string[], categoryIds: readonly string[]) =>
  raw(sql`
    insert into goods_in_category (business_id, category_id, goods_id, sort_order)
    with last as materialized (
      select i.category_id, max(i.sort_order) as sort_order from goods_in_category i
      where i.business_id = ${tenantId} and i.category_id = any(${categoryIds}::uuid[]) group by i.category_id)
    select c.business_id, c.id, p.goods_id, p.position + coalesce(last.sort_order, 0)
    from goods_category c
    join unnest(${goodsIds}::uuid[], ${categoryIds}::uuid[]) with ordinality as p(goods_id, category_id, position) on p.category_id = c.id
    left join last on last.category_id = c.id
    where c.business_id = ${tenantId}
    on conflict do nothing`);
