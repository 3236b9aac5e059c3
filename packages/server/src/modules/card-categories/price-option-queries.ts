import type { priceOptions } from "@patron/contract";
import type { BodyOf } from "@patron/contract/kit";
import { sql } from "kysely";
import { inTenant, onRefInTenant, q } from "#kit/database/rows.ts";

/** The category that a price is for, and what its customers pay with. */
export interface Scope {
  loyaltyId: string;
  categoryId: string;
  currency: string | null;
  accountId: string | null;
}

const rows = ({ loyaltyId, categoryId, currency, accountId }: Scope) =>
  q
    .selectFrom("price_option")
    .leftJoin("goods", (join) => onRefInTenant(join, "goods.id", "price_option.item_id"))
    .leftJoin("goods_category", (join) => onRefInTenant(join, "goods_category.id", "price_option.item_category_id"))
    .selectAll("price_option")
    .select(["goods.title as item_title", "goods.code as item_code", "goods_category.title as item_category_title"])
    .where(inTenant("price_option"))
    .where("price_option.loyalty_id", "=", loyaltyId)
    .where("price_option.category_id", "=", categoryId)
    .where("price_option.currency", currency === null ? "is" : "=", currency)
    .where("price_option.special_account_id", accountId === null ? "is" : "=", accountId);

/** The prices of a category for one way of paying, the most specific first: items, goods categories, all goods; each by title. */
export const listOptions = (scope: Scope) =>
  rows(scope)
    .orderBy((eb) => eb("price_option.item_id", "is", null))
    .orderBy((eb) => eb("price_option.item_category_id", "is", null))
    .orderBy(({ fn }) => fn("lower", [fn.coalesce("goods.title", "goods_category.title")]))
    .orderBy("price_option.created_dt")
    .orderBy("price_option.id");

export const getOption = (scope: Scope, id: string) => rows(scope).where("price_option.id", "=", id);

/** One price, locked until the end of the transaction. */
export const lockOption = (scope: Scope, id: string) => getOption(scope, id).forUpdate("price_option");

/** The customer categories of a programme that have active prices of their own. */
export const listPricedCategories = (loyaltyId: string) =>
  q
    .selectFrom("price_option")
    .select("category_id")
    .distinct()
    .where(inTenant())
    .where("loyalty_id", "=", loyaltyId)
    .where("active", "=", true);

/** What a check sells, and what it is paid with. */
export interface Sold {
  currency: string;
  accountIds: readonly string[];
  goodsIds: readonly string[];
  categoryIds: readonly string[];
}

/**
 * Active prices of a customer category for some goods and a way of paying, whatever their dates. Those for an account come first, so that
 * of two equally specific ones they win; then in order of creation.
 */
export const listSaleOptions = (categoryId: string, { currency, accountIds, goodsIds, categoryIds }: Sold) =>
  q
    .selectFrom("price_option")
    .select(["id", "version", "item_id", "item_category_id", "option_type", "value", "level", "date_from", "date_to"])
    .where(inTenant())
    .where("category_id", "=", categoryId)
    .where("active", "=", true)
    .where((eb) =>
      eb.or([eb("currency", "=", currency), sql<boolean>`special_account_id = any(${accountIds}::uuid[])`]),
    )
    .where((eb) =>
      eb.or([
        sql<boolean>`item_id = any(${goodsIds}::uuid[])`,
        sql<boolean>`item_category_id = any(${categoryIds}::uuid[])`,
        eb.and([eb("item_id", "is", null), eb("item_category_id", "is", null)]),
      ]),
    )
    .orderBy((eb) => eb("special_account_id", "is", null))
    .orderBy("created_dt")
    .orderBy("id");

/** The columns for a call's body; absent fields stay unchanged. */
export function optionColumns({ id: _, ...columns }: Partial<BodyOf<typeof priceOptions.addInCurrency>>) {
  return columns;
}
