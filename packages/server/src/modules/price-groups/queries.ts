import type { priceGroups } from "@patron/contract";
import type { ExistenceType } from "@patron/contract/enums";
import type { BodyOf } from "@patron/contract/kit";
import { parseRate } from "@patron/engine/money";
import { type Insertable, sql, type Updateable } from "kysely";
import { inTenant, q } from "#kit/database/rows.ts";
import type { PriceGroup } from "#kit/database/tables.ts";
import { hasWords } from "#kit/search.ts";

/** Price groups with how many items they price and how many terminals sell by them. */
const rows = () =>
  q
    .selectFrom("price_group")
    .selectAll("price_group")
    .select([
      sql<bigint>`(select count(*) from price_group_item i
        where i.business_id = price_group.business_id and i.price_group_id = price_group.id)`.as("items_count"),
      sql<bigint>`(select count(*) from terminal t
        where t.business_id = price_group.business_id and t.price_group_id = price_group.id)`.as("terminals_count"),
    ])
    .where(inTenant("price_group"));

/** Price groups of a programme by title; equal titles by id. */
export const listGroups = (loyaltyId: string, currency?: string) =>
  rows()
    .where("loyalty_id", "=", loyaltyId)
    .$if(currency !== undefined, (query) => query.where("currency", "=", currency!)) // Checked in the condition.
    .orderBy(({ fn }) => fn("lower", ["title"]))
    .orderBy("id");

export const getGroup = (loyaltyId: string, id: string) =>
  rows().where("price_group.loyalty_id", "=", loyaltyId).where("price_group.id", "=", id);

/** One price group, locked until the end of the transaction. */
export const lockGroup = (loyaltyId: string, id: string) => getGroup(loyaltyId, id).forUpdate("price_group");

export function groupColumns(body: Partial<BodyOf<typeof priceGroups.add>>) {
  const { id: _, ...same } = body;
  return same;
}

export const addGroup = (row: Insertable<PriceGroup>) => q.insertInto("price_group").values(row);

export const saveGroup = (id: string, change: Updateable<PriceGroup>, now: Date) =>
  q
    .updateTable("price_group")
    .set((eb) => ({ ...change, modified_dt: now, version: eb("version", "+", 1) }))
    .where(inTenant())
    .where("id", "=", id);

/** Its items, prices and taxes go with it. */
export const endGroup = (id: string) => q.deleteFrom("price_group").where(inTenant()).where("id", "=", id);

/** Terminals that sell by a group, by title; equal titles by id. */
export const listGroupTerminals = (groupId: string, onlyActive: boolean) =>
  q
    .selectFrom("terminal")
    .innerJoin("pos", (join) =>
      join.onRef("pos.business_id", "=", "terminal.business_id").onRef("pos.id", "=", "terminal.pos_id"),
    )
    .select(["terminal.id", "terminal.title", "terminal.active", "pos.id as pos_id", "pos.title as pos_title"])
    .where(inTenant("terminal"))
    .where("terminal.price_group_id", "=", groupId)
    .$if(onlyActive, (query) => query.where("terminal.active", "=", true))
    .orderBy(({ fn }) => fn("lower", ["terminal.title"]))
    .orderBy("terminal.id");

interface GoodsFilter {
  search_text?: string;
  only_active?: boolean;
  existence_type?: ExistenceType;
}
/** Goods of a programme by title, each with whether a group has it and its card's price; equal titles by id. */
export const listGroupGoods = (group: { id: string; loyalty_id: string; currency: string }, filter: GoodsFilter) => {
  const inGroup = sql<boolean>`exists (select from price_group_item i
    where i.business_id = goods.business_id and i.price_group_id = ${group.id} and i.goods_id = goods.id)`;
  return q
    .selectFrom("goods")
    .innerJoin("goods_in_loyalty", (join) =>
      join
        .onRef("goods_in_loyalty.business_id", "=", "goods.business_id")
        .onRef("goods_in_loyalty.goods_id", "=", "goods.id")
        .on("goods_in_loyalty.loyalty_id", "=", group.loyalty_id),
    )
    .leftJoin("goods_price", (join) =>
      join
        .onRef("goods_price.business_id", "=", "goods.business_id")
        .onRef("goods_price.goods_id", "=", "goods.id")
        .on("goods_price.currency", "=", group.currency),
    )
    .select([
      "goods.id",
      "goods.code",
      "goods.title",
      "goods.unit",
      "goods.service_type",
      "goods.photo",
      "goods.active",
    ])
    .select(["goods_price.price as card_price", inGroup.as("in_group")])
    .where(inTenant("goods"))
    .where(hasWords(filter.search_text, sql`goods.title`, sql`goods.code`))
    .$if(filter.only_active === true, (query) => query.where("goods.active", "=", true))
    .$if(filter.existence_type === "in-group", (query) => query.where(inGroup))
    .$if(filter.existence_type === "not-in-group", (query) => query.where(sql<boolean>`not ${inGroup}`))
    .orderBy(({ fn }) => fn("lower", ["goods.title"]))
    .orderBy("goods.id");
};

/** Taxes that a group picks, in its order; equal places by id. */
export const listGroupTaxes = (groupId: string) =>
  q
    .selectFrom("price_group_tax as pick")
    .innerJoin("tax", (join) =>
      join.onRef("tax.business_id", "=", "pick.business_id").onRef("tax.id", "=", "pick.tax_id"),
    )
    .select(["pick.tax_id", "pick.rate", "pick.precision", "pick.active"])
    .select(["tax.code", "tax.title", "tax.classification", "tax.type", "tax.rate as default_rate"])
    .where(inTenant("pick"))
    .where("pick.price_group_id", "=", groupId)
    .orderBy("pick.place")
    .orderBy("pick.tax_id");

/** Which of some ids are taxes of a programme. */
export const listOwnTaxes = (loyaltyId: string, ids: readonly string[]) =>
  q
    .selectFrom("tax")
    .select("id")
    .where(inTenant())
    .where("loyalty_id", "=", loyaltyId)
    .where("id", "=", sql<string>`any(${ids}::uuid[])`);

export const endGroupTaxes = (groupId: string) =>
  q.deleteFrom("price_group_tax").where(inTenant()).where("price_group_id", "=", groupId);

/** The picked taxes in the order of the body; of a tax named twice the later stands. */
export const addGroupTaxes = (groupId: string, taxes: BodyOf<typeof priceGroups.changeTaxes>["taxes"]) =>
  q.insertInto("price_group_tax").values(
    [...new Map(taxes.map((one) => [one.tax_id, one])).values()].map((one, place) => ({
      price_group_id: groupId,
      tax_id: one.tax_id,
      rate: one.rate == null ? null : (parseRate(one.rate) ?? null),
      precision: one.precision ?? null,
      active: one.active ?? true,
      place,
    })),
  );
