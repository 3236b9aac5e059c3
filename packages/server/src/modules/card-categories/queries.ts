import type { cardCategories, embedded } from "@patron/contract";
import type { BodyOf, FiltersOf } from "@patron/contract/kit";
import type { Updateable } from "kysely";
import { countOf, inTenant, q } from "#kit/database/rows.ts";
import type { Card } from "#kit/database/tables.ts";
import { equals, filtersOf, isTrue } from "#kit/records/filters.ts";
import { jsonColumns } from "#kit/records/record-rows.ts";

/** A category with its number of cards. */
const rows = () =>
  q
    .selectFrom("card_category")
    .selectAll("card_category")
    .select(countOf("card.category_id", "card_category.id").as("cards_count"))
    .where(inTenant("card_category"));

/** Categories of a programme from the lowest to the highest; ties by title, then id. */
export const listCategories = (loyaltyId: string) =>
  rows()
    .where("card_category.loyalty_id", "=", loyaltyId)
    .orderBy("card_category.sort_order")
    .orderBy(({ fn }) => fn("lower", ["card_category.title"]))
    .orderBy("card_category.id");

export const getCategory = (loyaltyId: string, id: string) =>
  rows().where("card_category.loyalty_id", "=", loyaltyId).where("card_category.id", "=", id);

/** One category, locked until the end of the transaction. */
export const lockCategory = (loyaltyId: string, id: string) => getCategory(loyaltyId, id).forUpdate("card_category");

/** The category of new cards of a programme, if there is one, locked. */
export const lockDefault = (loyaltyId: string) =>
  rows()
    .where("card_category.loyalty_id", "=", loyaltyId)
    .where("card_category.is_default", "=", true)
    .forUpdate("card_category");

/** The columns for a call's body; absent fields stay unchanged. */
export function categoryColumns(body: Partial<BodyOf<typeof cardCategories.add>>) {
  const { id: _, public_title, public_description, ...same } = body;
  return {
    ...same,
    ...jsonColumns({ public_title, public_description }),
  };
}

type LookupFilters = FiltersOf<typeof embedded.cardCategories>;
const lookupFits = filtersOf<LookupFilters>({ loyalty_id: equals("loyalty_id"), only_active: isTrue("active") });

/** Categories for a picker, from the lowest to the highest. */
export const listCategoryLookup = (filters: LookupFilters) =>
  q
    .selectFrom("card_category")
    .select(["id", "title", "active", "loyalty_id", "color", "is_default"])
    .where(inTenant())
    .where(lookupFits(filters))
    .orderBy("sort_order")
    .orderBy(({ fn }) => fn("lower", ["title"]))
    .orderBy("id");

/** Cards of some customers in a programme, locked in one order. */
export const lockCards = (loyaltyId: string, customerIds: readonly string[]) =>
  q
    .selectFrom("card")
    .select(["id", "customer_id", "access", "category_id", "category_pinned"])
    .where(inTenant())
    .where("loyalty_id", "=", loyaltyId)
    .where("customer_id", "in", customerIds)
    .orderBy("id")
    .forNoKeyUpdate();

export const saveCards = (cardIds: readonly string[], change: Updateable<Card>, now: Date) =>
  q
    .updateTable("card")
    .set((eb) => ({ ...change, modified_dt: now, version: eb("version", "+", 1) }))
    .where(inTenant())
    .where("id", "in", cardIds);
