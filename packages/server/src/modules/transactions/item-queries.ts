import type { transactions } from "@patron/contract";
import type { FiltersOf } from "@patron/contract/kit";
import { sql } from "kysely";
import { within } from "./amount-range.ts";
import { heads, type TransactionFilter } from "./list-queries.ts";

type Filters = FiltersOf<typeof transactions.items>;
/** The filters of transactions, and those of single items. */
export interface ItemFilter
  extends Omit<TransactionFilter, "transaction_type" | "transaction_errors" | "vehicle_id" | "corporate_customer_id">,
    Pick<Filters, "category" | "service_type" | "search_text"> {}

type ItemSort = "created_dt" | "amount" | "amount_to_pay" | "quantity";
export interface ItemOrder {
  sort: ItemSort;
  order: "asc" | "desc";
}
interface ItemPart {
  sort: ItemSort;
  order: "asc" | "desc";
  limit: number;
  offset: number;
}

/**
 * Lines of the transactions that fit, each that fits itself: amounts are those of the line. An item stands in a category
 * as it does now.
 */
export function lines({ category, service_type, search_text, items, amount_from, amount_to, ...filter }: ItemFilter) {
  let query = heads(filter).innerJoin("transaction_item as i", (join) =>
    join.onRef("i.business_id", "=", "t.business_id").onRef("i.transaction_id", "=", "t.id"),
  );
  if (items?.length) query = query.where("i.goods_id", "=", sql<string>`any(${items}::uuid[])`);
  for (const fits of within("i.amount_to_pay", { amount_from, amount_to })) query = query.where(fits);
  if (service_type) query = query.where("i.service_type", "=", service_type);
  if (search_text) {
    query = query.where(sql<boolean>`position(lower(${search_text}) in lower(i.code || ' ' || i.title)) > 0`);
  }
  if (category) {
    query = query.where(({ exists, selectFrom }) =>
      exists(
        selectFrom("goods_in_category as c")
          .select("c.goods_id")
          .whereRef("c.business_id", "=", "i.business_id")
          .whereRef("c.goods_id", "=", "i.goods_id")
          .where("c.category_id", "=", category),
      ),
    );
  }
  return query;
}

/** All lines that fit in the wanted order; equal keys by transaction and place. By stock: place by place, each in time. */
export function linesInOrder(filter: ItemFilter, { sort, order }: ItemOrder) {
  const columns = [
    "i.transaction_id",
    "i.place",
    "i.line_id",
    "i.goods_id",
    "i.code",
    "i.title",
    "i.unit",
    "i.service_type",
    "i.quantity",
    "i.price_posted",
    "i.amount",
    "i.discount_amount",
    "i.bonuses_redeemed",
    "i.contained_taxes_amount",
    "i.sales_taxes_amount",
    "i.amount_to_pay",
    "i.bonuses_added",
    "i.promo_bonuses_added",
    "i.account_amount",
    "i.charges",
  ] as const;
  const query = lines(filter).select(columns);
  if (filter.by_stock) return query.orderBy("t.pos_id").orderBy("t.created_dt").orderBy("t.id").orderBy("i.place");
  return query
    .orderBy(sort === "created_dt" ? "t.created_dt" : `i.${sort}`, order)
    .orderBy("t.id", order)
    .orderBy("i.place");
}

/** A page of those lines. */
export const listLines = (filter: ItemFilter, { limit, offset, ...order }: ItemPart) =>
  linesInOrder(filter, order).limit(limit).offset(offset);
