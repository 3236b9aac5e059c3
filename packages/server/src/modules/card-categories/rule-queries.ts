import type { cardCategoryRules } from "@patron/contract";
import type { BodyOf } from "@patron/contract/kit";
import { inTenant, onRefInTenant, q } from "#kit/database/rows.ts";

const rows = () =>
  q.selectFrom("card_category_rule").selectAll("card_category_rule").where(inTenant("card_category_rule"));

/** Category rules of a programme in their order: by sort order, those without one last, then by creation. */
export const listCategoryRules = (loyaltyId: string) =>
  rows()
    .where("card_category_rule.loyalty_id", "=", loyaltyId)
    .orderBy("card_category_rule.sort_order", (order) => order.asc().nullsLast())
    .orderBy("card_category_rule.created_dt")
    .orderBy("card_category_rule.id");

export const getCategoryRule = (loyaltyId: string, id: string) =>
  rows().where("card_category_rule.loyalty_id", "=", loyaltyId).where("card_category_rule.id", "=", id);

/** One category rule, locked until the end of the transaction. */
export const lockCategoryRule = (loyaltyId: string, id: string) =>
  getCategoryRule(loyaltyId, id).forUpdate("card_category_rule");

/** The active category rules of a programme, in their order, without those that lead to a category that is switched off. */
export const listActiveCategoryRules = (loyaltyId: string) =>
  listCategoryRules(loyaltyId)
    .innerJoin("card_category", (join) => onRefInTenant(join, "card_category.id", "card_category_rule.category_to"))
    .where("card_category.active", "=", true)
    .where("card_category_rule.active", "=", true);

/** The titles of some rules, switched off or not. */
export const listRuleTitles = (ids: readonly string[]) =>
  q.selectFrom("card_category_rule").select(["id", "title"]).where(inTenant()).where("id", "in", ids);

/** The categories of a programme with their rank, those that are switched off too. */
export const listRanks = (loyaltyId: string) =>
  q
    .selectFrom("card_category")
    .select(["id", "title", "sort_order", "active", "version"])
    .where(inTenant())
    .where("loyalty_id", "=", loyaltyId)
    .orderBy("sort_order")
    .orderBy("id");

/** The columns for a call's body; absent fields stay unchanged. */
export function ruleColumns({ id: _, pos_ids, ...same }: Partial<BodyOf<typeof cardCategoryRules.add>>) {
  return { ...same, ...(pos_ids && { pos_ids: [...pos_ids] }) };
}
