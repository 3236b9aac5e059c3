import { sql } from "kysely";
import { fixed } from "#kit/database/fixed.ts";
import { inTenant, q, tenantId } from "#kit/database/rows.ts";
import { isOnSale, listGoodsPrices } from "../goods/public.ts";

/** A master price in ten-thousandths, null where the item's own price is in force. */
export interface PricePeriod {
  id: string;
  price: string | null;
  valid_from: string;
  valid_until: string | null;
}

/**
 * The master prices of an item of a group, if it is active, that are in force at a moment or at a later one, by their beginning. What began before a
 * price without an end has come to an end with it.
 */
const pricePeriods = (groupId: string, at: Date) =>
  sql<PricePeriod[]>`(
    select coalesce(json_agg(json_build_object('id', m.id, 'price', m.price::text, 'valid_from', m.valid_from, 'valid_until', m.valid_until)
      order by m.valid_from), '[]')
    from master_price m
    join price_group_item i on i.business_id = m.business_id and i.price_group_id = m.price_group_id
      and i.goods_id = m.goods_id and i.active
    where m.business_id = ${tenantId} and m.price_group_id = ${groupId} and m.goods_id = goods.id
      and (m.valid_until is null or m.valid_until > ${at})
      and m.valid_from >= coalesce((
        select max(n.valid_from) from master_price n
        where n.business_id = ${tenantId} and n.price_group_id = m.price_group_id and n.goods_id = m.goods_id
          and n.valid_from <= ${at} and n.valid_until is null), '-infinity'::timestamptz))`;

/** The tax overrides of an item of a group. `rate` is in millionths. */
const taxOverrides = (groupId: string) =>
  sql<{ tax_id: string; active: boolean; rate: string | null }[]>`(
    select coalesce(json_agg(json_build_object('tax_id', o.tax_id, 'active', o.active, 'rate', o.rate::text) order by o.tax_id), '[]')
    from price_group_item_tax o
    where o.business_id = ${tenantId} and o.price_group_id = ${groupId} and o.goods_id = goods.id)`;

/** Items with their own price in a currency, and the prices and tax overrides of a group from a moment on; empty without a group. */
export const listPricedGoods = (currency: string, groupId: string | null, at: Date) =>
  listGoodsPrices(currency).select([
    (groupId ? pricePeriods(groupId, at) : none<PricePeriod>()).as("prices"),
    (groupId ? taxOverrides(groupId) : none<{ tax_id: string; active: boolean; rate: string | null }>()).as(
      "tax_overrides",
    ),
  ]);

/** The categories of an item in all programmes, without their parents. */
const ownCategories = sql<string[]>`array(
  select i.category_id from goods_in_category i where i.business_id = ${tenantId} and i.goods_id = goods.id)`;

/** What identifies the items of a check: ids, or codes. */
export interface Named {
  ids: readonly string[];
  codes: readonly string[];
}
/** Where items are sold. */
export interface Sold {
  loyalty_id: string;
  currency: string;
  price_group_id: string | null;
}

/** All items on sale, with what the engine needs of them from a moment on: prices, tax overrides, their own categories; and what they cost. */
export const listAllSaleGoods = ({ loyalty_id, currency, price_group_id }: Sold, at: Date) =>
  listPricedGoods(currency, price_group_id, at)
    .select([ownCategories.as("category_ids"), "goods.cost_price"])
    .where(isOnSale(loyalty_id));

/** The same of some items, by id or code. */
export const listSaleGoods = fixed((sold: Sold, { ids, codes }: Named, at: Date) =>
  listAllSaleGoods(sold, at).where(
    sql<boolean>`(goods.id = any(${ids}::uuid[]) or goods.code = any(${codes}::text[]))`,
  ),
);

const none = <Row>() => sql<Row[]>`'[]'::json`;

/** Taxes of a programme in the order of creation; ties by id. */
export const listTaxes = (loyaltyId: string) =>
  q
    .selectFrom("tax")
    .select(["id", "title", "code", "classification", "type", "rate", "precision", "compound_on", "active", "version"])
    .where(inTenant())
    .where("loyalty_id", "=", loyaltyId)
    .orderBy("created_dt")
    .orderBy("id");

/** An active price group with the engine's input. */
export const getPricedGroup = (id: string) =>
  q
    .selectFrom("price_group")
    .select(["id", "title", "version", "prices_entered_as"])
    .where(inTenant())
    .where("id", "=", id)
    .where("active", "=", true);
