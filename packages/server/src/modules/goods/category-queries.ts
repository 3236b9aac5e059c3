import type { goods } from "@patron/contract";
import type { BodyOf, FiltersOf } from "@patron/contract/kit";
import { sql } from "kysely";
import { countOf, inTenant, q, raw, tenantId } from "#kit/database/rows.ts";
import { filtersOf, isTrue } from "#kit/records/filters.ts";
import { jsonColumns } from "#kit/records/record-rows.ts";

/** Categories with their number of items. */
const rows = () =>
  q
    .selectFrom("goods_category")
    .selectAll("goods_category")
    .select(countOf("goods_in_category.category_id", "goods_category.id").as("goods_count"))
    .where(inTenant("goods_category"));

const fits = filtersOf<FiltersOf<typeof goods.categories>>({ only_active: isTrue("active") });

/** Categories of a programme in their order, on any level; ties by title, then id. */
export const listCategories = (loyaltyId: string, filters: FiltersOf<typeof goods.categories> = {}) =>
  rows()
    .where("loyalty_id", "=", loyaltyId)
    .where(fits(filters))
    .orderBy("sort_order")
    .orderBy(({ fn }) => fn("lower", ["title"]))
    .orderBy("id");

/** The categories of a programme, each with its parent. */
export const listParents = (loyaltyId: string) =>
  q.selectFrom("goods_category").select(["id", "parent_id"]).where(inTenant()).where("loyalty_id", "=", loyaltyId);

export const getCategory = (id: string) => rows().where("goods_category.id", "=", id);

/** One category, locked until the end of the transaction. */
export const lockCategory = (id: string) => getCategory(id).forUpdate("goods_category");

/** Locks the category tree of a programme, so two concurrent moves cannot create a loop. */
export const lockTree = (loyaltyId: string) =>
  q
    .selectFrom("goods_category")
    .select(["id", "parent_id", "sort_order"])
    .where(inTenant())
    .where("loyalty_id", "=", loyaltyId)
    .orderBy("id")
    .forUpdate();

/** What each category of a programme says about quantities, in their order; ties by id. Switched-off categories say nothing. */
export const listEntries = (loyaltyId: string) =>
  q
    .selectFrom("goods_category")
    .select(["id", "parent_id", "presets"])
    .select(({ eb }) => eb.case().when("active", "=", true).then(eb.ref("item_entry_mode")).end().as("item_entry_mode"))
    .where(inTenant())
    .where("loyalty_id", "=", loyaltyId)
    .orderBy("sort_order")
    .orderBy("id");

/** The columns for a call's body; absent fields stay unchanged. */
export function categoryColumns(body: Partial<BodyOf<typeof goods.addCategory>>) {
  const { id: _, public_title, public_description, presets, ...same } = body;
  return {
    ...same,
    ...jsonColumns({ public_title, public_description, presets }),
  };
}

/** Sets the positions of several categories; unchanged ones keep their version. */
export const orderCategories = (order: readonly { id: string; parent_id: string | null }[], now: Date) =>
  raw(sql`
    update goods_category c set parent_id = p.parent_id, sort_order = p.position - 1, modified_dt = ${now},
      version = c.version + 1
    from unnest(${order.map((one) => one.id)}::uuid[], ${order.map((one) => one.parent_id)}::uuid[])
      with ordinality as p(id, parent_id, position)
    where c.business_id = ${tenantId} and c.id = p.id
      and (c.parent_id, c.sort_order) is distinct from (p.parent_id, (p.position - 1)::integer)`);
