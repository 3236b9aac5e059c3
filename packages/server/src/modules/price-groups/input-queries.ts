import { sql } from "kysely";
import { inTenant, q, raw, tenantId } from "#kit/database/rows.ts";
import { listGoodsPrices } from "../goods/public.ts";

/** Items by id, with their own price in a currency. */
export const listPricedGoods = (currency: string, ids: readonly string[]) =>
  listGoodsPrices(currency).where("goods.id", "=", sql<string>`any(${ids}::uuid[])`);

/** Master prices of a group's active items: the one in force at a moment and those that start later. */
export const listPricesAt = (groupId: string, goodsIds: readonly string[], at: Date) =>
  raw(sql<{ id: string; goods_id: string; price: bigint; valid_from: Date }>`
    select m.id, m.goods_id, m.price, m.valid_from from master_price m
    join price_group_item i on i.business_id = m.business_id and i.price_group_id = m.price_group_id
      and i.goods_id = m.goods_id and i.active
    where m.business_id = ${tenantId} and m.price_group_id = ${groupId} and m.goods_id = any(${goodsIds}::uuid[])
      and m.valid_from >= coalesce((
        select max(n.valid_from) from master_price n
        where n.business_id = m.business_id and n.price_group_id = m.price_group_id and n.goods_id = m.goods_id
          and n.valid_from <= ${at}), '-infinity'::timestamptz)
    order by m.goods_id, m.valid_from`);

/** The tax overrides of a group's items. */
export const listItemTaxes = (groupId: string, goodsIds: readonly string[]) =>
  q
    .selectFrom("price_group_item_tax")
    .select(["goods_id", "tax_id", "rate", "active"])
    .where(inTenant())
    .where("price_group_id", "=", groupId)
    .where("goods_id", "=", sql<string>`any(${goodsIds}::uuid[])`);

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
