import type { priceMatrix } from "@patron/contract";
import type { FiltersOf } from "@patron/contract/kit";
import { sql } from "kysely";
import { inTenant, onRefInTenant, q, raw, tenantId } from "#kit/database/rows.ts";
import { equals, filtersOf, isTrue, noCondition } from "#kit/records/filters.ts";
import { goodsConditions } from "../goods/public.ts";
import type { DatedPrice } from "./prices-in-time.ts";

type Filters = FiltersOf<typeof priceMatrix.axes>;

const itemFits = filtersOf<Filters>({
  currency: noCondition,
  item_category_id: goodsConditions.category_id,
  search_text: goodsConditions.search_text,
  only_active: isTrue("goods.active"),
});
const groupFits = filtersOf<Filters>({
  currency: equals("currency"),
  item_category_id: noCondition,
  search_text: noCondition,
  only_active: isTrue("active"),
});

const items = () =>
  q
    .selectFrom("goods")
    .select(["goods.id", "goods.code", "goods.title", "goods.unit", "goods.active", "goods.cost_price"])
    .select(
      sql<{ currency: string; price: string }[]>`coalesce((
        select jsonb_agg(jsonb_build_object('currency', p.currency, 'price', p.price::text) order by p.currency)
        from goods_price p where p.business_id = ${tenantId} and p.goods_id = goods.id), '[]')`.as("prices"),
    )
    .where(inTenant("goods"));

/** Items of a programme with their own prices, by title; ties by id. */
export const listItems = (loyaltyId: string, filters: Filters) =>
  items()
    .innerJoin("goods_in_loyalty as sold", (join) =>
      onRefInTenant(join, "sold.goods_id", "goods.id").on("sold.loyalty_id", "=", loyaltyId),
    )
    .where(itemFits(filters))
    .orderBy(({ fn }) => fn("lower", ["goods.title"]))
    .orderBy("goods.id");

/** The same for some ids, in no order. */
export const listItemsById = (ids: readonly string[]) =>
  items().where("goods.id", "=", sql<string>`any(${ids}::uuid[])`);

/** Price groups of a programme by title; ties by id. */
export const listGroups = (loyaltyId: string, filters: Filters) =>
  q
    .selectFrom("price_group")
    .select(["id", "loyalty_id", "title", "code", "currency", "prices_entered_as", "active"])
    .where(inTenant())
    .where("loyalty_id", "=", loyaltyId)
    .where(groupFits(filters))
    .orderBy(({ fn }) => fn("lower", ["title"]))
    .orderBy("id");

/** A price of an item in a group, in ten-thousandths. */
export interface StoredPrice extends DatedPrice {
  id: string;
  price_group_id: string;
  goods_id: string;
}

/**
 * Prices that some groups have for some items and that are in force at a moment or later, by start; starts are unique. Of those before it, the
 * latest without an end is among them. Items that a group has switched off have none.
 *
 * Written so that it takes as many steps as there are prices, whatever the planner believes: where most businesses have few prices, it takes this one for one
 * of them, and would compare each price with each item. `is true` makes it look the items up in a hash table instead of joining them.
 */
export const listPrices = (groupIds: readonly string[], goodsIds: readonly string[], since: Date) =>
  raw(sql<StoredPrice>`
    select m.id, m.price_group_id, m.goods_id, m.price, m.valid_from, m.valid_until
    from (
      select id, price_group_id, goods_id, price, valid_from, valid_until,
        max(valid_from) filter (where valid_from <= ${since} and valid_until is null)
          over (partition by price_group_id, goods_id) as base
      from master_price
      where business_id = ${tenantId} and price_group_id = any(${groupIds}::uuid[])
        and (goods_id in (select unnest(${goodsIds}::uuid[]))) is true
    ) m
    where (m.valid_until is null or m.valid_until > ${since})
      and m.valid_from >= coalesce(m.base, '-infinity'::timestamptz)
      and ((m.price_group_id, m.goods_id) in (
        select i.price_group_id, i.goods_id from price_group_item i
        where i.business_id = ${tenantId} and i.active and i.price_group_id = any(${groupIds}::uuid[]))) is true
    order by m.valid_from`);

/** Items of groups with their own rates of taxes, in no order; those without any are absent. */
export const listTaxOverrides = (groupIds: readonly string[], goodsIds: readonly string[]) =>
  q
    .selectFrom("price_group_item_tax")
    .select(["price_group_id", "goods_id", "tax_id", "active", "rate"])
    .where(inTenant())
    .where("price_group_id", "=", sql<string>`any(${groupIds}::uuid[])`)
    .where("goods_id", "=", sql<string>`any(${goodsIds}::uuid[])`);
