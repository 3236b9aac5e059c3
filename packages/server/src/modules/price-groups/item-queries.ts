import type { priceGroups } from "@patron/contract";
import type { BodyOf, FiltersOf } from "@patron/contract/kit";
import { parseRate } from "@patron/engine/money";
import { type Insertable, type SqlBool, sql } from "kysely";
import { inTenant, onRefInTenant, q, raw, tenantId } from "#kit/database/rows.ts";
import type { MasterPrice } from "#kit/database/tables.ts";
import { filtersOf, noCondition } from "#kit/records/filters.ts";

type ItemFilters = FiltersOf<typeof priceGroups.items> & { ids?: readonly string[] };
/** Conditions on items; a price counts if it is in force at the moment. */
const fits = (at: Date) =>
  filtersOf<ItemFilters>({
    ids: (ids) => sql<SqlBool>`item.goods_id = any(${ids}::uuid[])`,
    item_category_id: (id) => sql<SqlBool>`exists (select from goods_in_category c
      where c.business_id = ${tenantId} and c.goods_id = item.goods_id and c.category_id = ${id})`,
    exclude_without_price: (excludes) =>
      excludes
        ? sql<SqlBool>`exists (select from (
            select m.price from master_price m where m.business_id = ${tenantId}
              and m.price_group_id = item.price_group_id and m.goods_id = item.goods_id
              and m.valid_from <= ${at} and (m.valid_until is null or m.valid_until > ${at})
            order by m.valid_from desc limit 1) p where p.price is not null)`
        : undefined,
    // Parts of the response, and their date.
    include_master_price: noCondition,
    include_master_price_history: noCondition,
    include_tax_rates: noCondition,
    include_prices: noCondition,
    calculating_datetime: noCondition,
  });

/** Items of a group with their goods by title; ties by id. */
export const listItems = (groupId: string, filters: ItemFilters, at: Date) =>
  q
    .selectFrom("price_group_item as item")
    .innerJoin("goods", (join) => onRefInTenant(join, "goods.id", "item.goods_id"))
    .select(["item.goods_id", "item.active", "item.created_dt", "item.modified_dt", "item.version"])
    .select(["goods.code", "goods.title", "goods.unit", "goods.service_type", "goods.photo"])
    .select(
      sql<{ tax_id: string; rate: string | null; active: boolean | null }[]>`coalesce((
        select jsonb_agg(jsonb_build_object('tax_id', t.tax_id, 'rate', t.rate::text, 'active', t.active) order by t.tax_id)
        from price_group_item_tax t where t.business_id = ${tenantId}
          and t.price_group_id = item.price_group_id and t.goods_id = item.goods_id), '[]')`.as("tax_overrides"),
    )
    .where(inTenant("item"))
    .where("item.price_group_id", "=", groupId)
    .where(fits(at)(filters))
    .orderBy(({ fn }) => fn("lower", ["goods.title"]))
    .orderBy("goods.id");

/** Items of a group among some ids, locked in the order of their ids. */
export const lockItems = (groupId: string, ids: readonly string[]) =>
  q
    .selectFrom("price_group_item")
    .select(["goods_id", "version"])
    .where(inTenant())
    .where("price_group_id", "=", groupId)
    .where("goods_id", "=", sql<string>`any(${ids}::uuid[])`)
    .orderBy("goods_id")
    .forUpdate();

/** Adds items that the group does not have yet. */
export const addItems = (groupId: string, ids: readonly string[], now: Date) =>
  q
    .insertInto("price_group_item")
    .values(ids.map((goods_id) => ({ price_group_id: groupId, goods_id, created_dt: now, modified_dt: now })))
    .onConflict((at) => at.doNothing());

/** Marks an item as changed, and switches it on or off if requested. */
export const saveItem = (groupId: string, goodsId: string, active: boolean | undefined, now: Date) =>
  q
    .updateTable("price_group_item")
    .set((eb) => ({ ...(active === undefined ? {} : { active }), modified_dt: now, version: eb("version", "+", 1) }))
    .where(inTenant())
    .where("price_group_id", "=", groupId)
    .where("goods_id", "=", goodsId);

/** Removes items with their prices and rates. */
export const endItems = (groupId: string, ids: readonly string[]) =>
  q
    .deleteFrom("price_group_item")
    .where(inTenant())
    .where("price_group_id", "=", groupId)
    .where("goods_id", "=", sql<string>`any(${ids}::uuid[])`);

export const endItemTaxes = (groupId: string, goodsId: string) =>
  q
    .deleteFrom("price_group_item_tax")
    .where(inTenant())
    .where("price_group_id", "=", groupId)
    .where("goods_id", "=", goodsId);

type Overrides = NonNullable<BodyOf<typeof priceGroups.changeItem>["tax_overrides"]>;
/** An item's overrides of the group's taxes; the later of two for one tax wins. */
export const addItemTaxes = (groupId: string, goodsId: string, overrides: Overrides) =>
  q.insertInto("price_group_item_tax").values(
    [...new Map(overrides.map((one) => [one.tax_id, one])).values()].map((one) => ({
      price_group_id: groupId,
      goods_id: goodsId,
      tax_id: one.tax_id,
      rate: one.rate == null ? null : (parseRate(one.rate) ?? null),
      active: one.active ?? null,
    })),
  );

export const addMasterPrice = (row: Insertable<MasterPrice>) => q.insertInto("master_price").values(row);

/** Every price of some items, the latest start first; starts are unique. */
export const listPrices = (groupId: string, goodsIds: readonly string[]) =>
  q
    .selectFrom("master_price")
    .select(["id", "goods_id", "price", "valid_from", "valid_until", "comment", "person_id", "created_dt"])
    .where(inTenant())
    .where("price_group_id", "=", groupId)
    .where("goods_id", "=", sql<string>`any(${goodsIds}::uuid[])`)
    .orderBy("valid_from", "desc")
    .orderBy("goods_id");

/** Prices of all items of a group that are in force or start later, by item and start. */
export const listPresentPrices = (groupId: string, at: Date) =>
  raw(sql<{
    id: string;
    goods_id: string;
    price: bigint | null;
    valid_from: Date;
    valid_until: Date | null;
    comment: string | null;
    person_id: string | null;
    created_dt: Date;
  }>`
    select m.id, m.goods_id, m.price, m.valid_from, m.valid_until, m.comment, m.person_id, m.created_dt from master_price m
    where m.business_id = ${tenantId} and m.price_group_id = ${groupId}
      and (m.valid_until is null or m.valid_until > ${at})
      and m.valid_from >= coalesce((
        select max(n.valid_from) from master_price n
        where n.business_id = ${tenantId} and n.price_group_id = m.price_group_id and n.goods_id = m.goods_id
          and n.valid_from <= ${at} and (n.valid_until is null or n.valid_until > ${at})), '-infinity'::timestamptz)
    order by m.goods_id, m.valid_from`);

export const lockMasterPrice = (groupId: string, goodsId: string, id: string) =>
  q
    .selectFrom("master_price")
    .select(["id", "goods_id", "price", "valid_from", "valid_until", "comment", "person_id", "created_dt"])
    .where(inTenant())
    .where("price_group_id", "=", groupId)
    .where("goods_id", "=", goodsId)
    .where("id", "=", id);

export const endMasterPrice = (id: string) => q.deleteFrom("master_price").where(inTenant()).where("id", "=", id);
