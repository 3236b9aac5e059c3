import type { priceGroups } from "@patron/contract";
import type { BodyOf, FiltersOf } from "@patron/contract/kit";
import { parseRate } from "@patron/engine/money";
import { sql } from "kysely";
import { inTenant, onRefInTenant, q, tenantId } from "#kit/database/rows.ts";
import { containsWords, equals, filtersOf, isTrue } from "#kit/records/filters.ts";

/** Price groups with their numbers of items and terminals. */
const rows = () =>
  q
    .selectFrom("price_group")
    .selectAll("price_group")
    .select([
      sql<bigint>`(select count(*) from price_group_item i
        where i.business_id = ${tenantId} and i.price_group_id = price_group.id)`.as("items_count"),
      sql<bigint>`(select count(*) from terminal t
        where t.business_id = ${tenantId} and t.price_group_id = price_group.id)`.as("terminals_count"),
    ])
    .where(inTenant("price_group"));

const fits = filtersOf<FiltersOf<typeof priceGroups.list>>({ currency: equals("currency") });

/** Price groups of a programme by title; ties by id. */
export const listGroups = (loyaltyId: string, filters: FiltersOf<typeof priceGroups.list>) =>
  rows()
    .where("loyalty_id", "=", loyaltyId)
    .where(fits(filters))
    .orderBy(({ fn }) => fn("lower", ["title"]))
    .orderBy("id");

export const getGroup = (loyaltyId: string, id: string) =>
  rows().where("price_group.loyalty_id", "=", loyaltyId).where("price_group.id", "=", id);

/** One price group, locked until the end of the transaction. */
export const lockGroup = (loyaltyId: string, id: string) => getGroup(loyaltyId, id).forUpdate("price_group");

const terminalsFit = filtersOf<FiltersOf<typeof priceGroups.terminals>>({ only_active: isTrue("terminal.active") });

/** Terminals of a group, by title; ties by id. */
export const listGroupTerminals = (groupId: string, filters: FiltersOf<typeof priceGroups.terminals>) =>
  q
    .selectFrom("terminal")
    .innerJoin("pos", (join) => onRefInTenant(join, "pos.id", "terminal.pos_id"))
    .select(["terminal.id", "terminal.title", "terminal.active", "pos.id as pos_id", "pos.title as pos_title"])
    .where(inTenant("terminal"))
    .where("terminal.price_group_id", "=", groupId)
    .where(terminalsFit(filters))
    .orderBy(({ fn }) => fn("lower", ["terminal.title"]))
    .orderBy("terminal.id");

type GoodsFilters = FiltersOf<typeof priceGroups.goods>;
const isIn = (groupId: string) => sql<boolean>`exists (select from price_group_item i
  where i.business_id = ${tenantId} and i.price_group_id = ${groupId} and i.goods_id = goods.id)`;
const goodsFit = (groupId: string) =>
  filtersOf<GoodsFilters>({
    search_text: containsWords("goods.title", "goods.code"),
    only_active: isTrue("goods.active"),
    existence_type: (type) =>
      ({ "in-group": isIn(groupId), "not-in-group": sql<boolean>`not ${isIn(groupId)}`, all: undefined })[type],
  });
/** Goods of a programme by title, each with its own price and whether the group contains it; ties by id. */
export const listGroupGoods = (group: { id: string; loyalty_id: string; currency: string }, filters: GoodsFilters) =>
  q
    .selectFrom("goods")
    .innerJoin("goods_in_loyalty", (join) =>
      onRefInTenant(join, "goods_in_loyalty.goods_id", "goods.id").on(
        "goods_in_loyalty.loyalty_id",
        "=",
        group.loyalty_id,
      ),
    )
    .leftJoin("goods_price", (join) =>
      onRefInTenant(join, "goods_price.goods_id", "goods.id").on("goods_price.currency", "=", group.currency),
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
    .select(["goods_price.price as card_price", isIn(group.id).as("in_group")])
    .where(inTenant("goods"))
    .where(goodsFit(group.id)(filters))
    .orderBy(({ fn }) => fn("lower", ["goods.title"]))
    .orderBy("goods.id");

/** The taxes of a group in its order; ties by id. */
export const listGroupTaxes = (groupId: string) =>
  q
    .selectFrom("price_group_tax as pick")
    .innerJoin("tax", (join) => onRefInTenant(join, "tax.id", "pick.tax_id"))
    .select(["pick.tax_id", "pick.rate", "pick.precision", "pick.active"])
    .select(["tax.code", "tax.title", "tax.classification", "tax.type", "tax.rate as default_rate"])
    .where(inTenant("pick"))
    .where("pick.price_group_id", "=", groupId)
    .orderBy("pick.place")
    .orderBy("pick.tax_id");

export const endGroupTaxes = (groupId: string) =>
  q.deleteFrom("price_group_tax").where(inTenant()).where("price_group_id", "=", groupId);

/** The taxes in the order of the body; the later of two entries for one tax wins. */
export const addGroupTaxes = (groupId: string, taxes: BodyOf<typeof priceGroups.changeTaxes>["taxes"]) =>
  q.insertInto("price_group_tax").values(
    [...new Map(taxes.map((one) => [one.tax_id, one])).values()].map((one, index) => ({
      price_group_id: groupId,
      tax_id: one.tax_id,
      rate: one.rate == null ? null : (parseRate(one.rate) ?? null),
      precision: one.precision ?? null,
      active: one.active ?? true,
      place: index,
    })),
  );
