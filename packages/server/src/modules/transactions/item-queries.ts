import type { transactions } from "@patron/contract";
import type { FiltersOf, SortsOf } from "@patron/contract/kit";
import { type SqlBool, sql } from "kysely";
import { onRefInTenant, tenantId } from "#kit/database/rows.ts";
import { equals, filtersOf } from "#kit/records/filters.ts";
import { ordersOf } from "#kit/records/paged.ts";
import { amountFrom, amountTo } from "./amount-range.ts";
import { heads, type Read, type TransactionFilter } from "./list-queries.ts";

type Sorts = SortsOf<typeof transactions.items>;
/** The filters of transactions, and those of single items. */
export type ItemFilter = Omit<FiltersOf<typeof transactions.items>, Read> &
  Pick<TransactionFilter, "from" | "until" | "customerId" | "special_account_id" | "special_account_type">;
interface ItemOrder {
  sort: Sorts | undefined;
  order: "asc" | "desc";
}

/** Filters on lines; the others are on their transactions. */
type OfLines = "items" | "amount_from" | "amount_to" | Exclude<keyof ItemFilter, keyof TransactionFilter>;
const fits = filtersOf<Pick<ItemFilter, OfLines>>({
  items: (ids) => (ids.length > 0 ? sql<SqlBool>`i.goods_id = any(${ids}::uuid[])` : undefined),
  amount_from: amountFrom("i.amount_to_pay"),
  amount_to: amountTo("i.amount_to_pay"),
  service_type: equals("i.service_type"),
  search_text: (text) =>
    text ? sql<SqlBool>`position(lower(${text}) in lower(i.code || ' ' || i.title)) > 0` : undefined,
  category: (id) => sql<SqlBool>`exists (select from goods_in_category c
    where c.business_id = ${tenantId} and c.goods_id = i.goods_id and c.category_id = ${id})`,
});

/** Matching lines of matching transactions: amounts are the line's. Items count by their current category. */
export function lines(filter: ItemFilter) {
  const { items: _, amount_from: __, amount_to: ___, ...ofTransactions } = filter;
  return heads(ofTransactions)
    .innerJoin("transaction_item as i", (join) => onRefInTenant(join, "i.transaction_id", "t.id"))
    .where(fits(filter));
}

/** Items of the latest check first unless another order is requested. */
const inOrder = ordersOf<Sorts>(
  {
    created_dt: sql`t.created_dt`,
    amount: sql`i.amount`,
    amount_to_pay: sql`i.amount_to_pay`,
    quantity: sql`i.quantity`,
  },
  { first: ["created_dt", "desc"], equal: sql`t.id` },
);

/** All matching lines in the requested order; ties by transaction and line. By stock: by location, each in time order. */
export function listLines(filter: ItemFilter, order: ItemOrder) {
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
    "i.cost_amount",
  ] as const;
  const net = sql<bigint>`i.amount_to_pay - i.sales_taxes_amount - i.contained_taxes_amount`;
  const query = lines(filter).select(columns).select(net.as("net_amount"));
  if (filter.by_stock) return query.orderBy("t.pos_id").orderBy("t.created_dt").orderBy("t.id").orderBy("i.place");
  return query.orderBy(inOrder(order)).orderBy("i.place");
}
