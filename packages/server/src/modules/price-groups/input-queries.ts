import { sql } from "kysely";
import { inTenant, q, tenantId } from "#kit/database/rows.ts";
import { listGoodsPrices } from "../goods/public.ts";

/**
 * Master prices of an item of a group, if it is active: the one in force at a moment and those that start later. Where the item's own price is in
 * force, there is none at the moment. `price` is in ten-thousandths.
 */
const masterPrices = (groupId: string, at: Date) =>
  sql<{ id: string; price: string; valid_from: string }[]>`(
    select coalesce(json_agg(json_build_object('id', m.id, 'price', m.price::text, 'valid_from', m.valid_from) order by m.valid_from), '[]')
    from master_price m
    join price_group_item i on i.business_id = m.business_id and i.price_group_id = m.price_group_id
      and i.goods_id = m.goods_id and i.active
    where m.business_id = ${tenantId} and m.price_group_id = ${groupId} and m.goods_id = goods.id
      and m.price is not null and (m.valid_until is null or m.valid_until > ${at})
      and m.valid_from >= coalesce((
        select max(n.valid_from) from master_price n
        where n.business_id = ${tenantId} and n.price_group_id = m.price_group_id and n.goods_id = m.goods_id
          and n.valid_from <= ${at} and (n.valid_until is null or n.valid_until > ${at})), '-infinity'::timestamptz))`;

/** The tax overrides of an item of a group. `rate` is in millionths. */
const taxOverrides = (groupId: string) =>
  sql<{ tax_id: string; active: boolean; rate: string | null }[]>`(
    select coalesce(json_agg(json_build_object('tax_id', o.tax_id, 'active', o.active, 'rate', o.rate::text) order by o.tax_id), '[]')
    from price_group_item_tax o
    where o.business_id = ${tenantId} and o.price_group_id = ${groupId} and o.goods_id = goods.id)`;

/** Items with their own price in a currency, and the prices and tax overrides of a group; empty without a group. */
export const listPricedGoods = (currency: string, groupId: string | null, at: Date) =>
  listGoodsPrices(currency).select([
    (groupId ? masterPrices(groupId, at) : none<{ id: string; price: string; valid_from: string }>()).as("prices"),
    (groupId ? taxOverrides(groupId) : none<{ tax_id: string; active: boolean; rate: string | null }>()).as(
      "tax_overrides",
    ),
  ]);

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
