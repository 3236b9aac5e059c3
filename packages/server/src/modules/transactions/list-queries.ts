import type { transactions } from "@patron/contract";
import type { FiltersOf } from "@patron/contract/kit";
import { sql } from "kysely";
import { q, thisBusiness } from "#kit/database/rows.ts";
import { totalNames } from "./amounts.ts";

type Filters = FiltersOf<typeof transactions.list>;
/** The filters of a list with its customer found and its days turned into instants. */
export interface TransactionFilter
  extends Pick<Filters, "loyalty" | "pos" | "terminal" | "transaction_type" | "canceled" | "comment" | "payment_type"> {
  from: Date | undefined;
  until: Date | undefined;
  customerId: string | undefined;
}

/** A part of a list in an order. */
export interface Part {
  sort: "created_dt" | "amount" | "amount_to_pay";
  order: "asc" | "desc";
  limit: number;
  offset: number;
}

/** Heads of transactions that fit; reads no table but the heads. */
function heads(filter: TransactionFilter) {
  const {
    loyalty,
    pos,
    terminal,
    transaction_type: type,
    canceled,
    comment,
    payment_type,
    from,
    until,
    customerId,
  } = filter;
  let query = q.selectFrom("transaction as t").where("t.business_id", "=", thisBusiness);
  if (loyalty) query = query.where("t.loyalty_id", "=", loyalty);
  if (pos) query = query.where("t.pos_id", "=", pos);
  if (terminal) query = query.where("t.terminal_id", "=", terminal);
  if (type) query = query.where("t.transaction_type", "=", type);
  if (canceled !== undefined) query = query.where("t.status", canceled ? "=" : "<>", "canceled");
  if (customerId) query = query.where("t.customer_id", "=", customerId);
  if (from) query = query.where("t.created_dt", ">=", from);
  if (until) query = query.where("t.created_dt", "<", until);
  if (comment) query = query.where(sql<boolean>`position(lower(${comment}) in lower(coalesce(t.comment, ''))) > 0`);
  if (payment_type) {
    query = query.where(({ exists, selectFrom }) =>
      exists(
        selectFrom("transaction_payment as p")
          .select("p.place")
          .whereRef("p.business_id", "=", "t.business_id")
          .whereRef("p.transaction_id", "=", "t.id")
          .where("p.payment_type", "=", payment_type),
      ),
    );
  }
  return query;
}

/** A page of ids in the wanted order; equal keys by id, so pages never overlap. Walks heads only and joins late. */
export const listIds = (filter: TransactionFilter, { sort, order, limit, offset }: Part) =>
  heads(filter).select("t.id").orderBy(`t.${sort}`, order).orderBy("t.id", order).limit(limit).offset(offset);

/** How many fit, counted no further than it stays cheap. */
export const countUpTo = (filter: TransactionFilter, most: number) =>
  q
    .selectFrom(heads(filter).select("t.id").limit(most).as("found"))
    .select(({ fn }) => fn.countAll<bigint>().as("total"));

/** Sums of what fits, by currency. Cancelled transactions count as nothing. */
export const sumByCurrency = (filter: TransactionFilter) =>
  heads(filter)
    .where("t.status", "<>", "canceled")
    .select("t.currency")
    .select(({ fn }) => fn.countAll<bigint>().as("count"))
    .select(({ fn }) => totalNames.map((name) => sql<bigint>`coalesce(${fn.sum(`t.${name}`)}, 0)::bigint`.as(name)))
    .groupBy("t.currency")
    .orderBy("t.currency");

/** Lines of some transactions, in their order within each. */
export const listItemsOf = (ids: readonly string[]) =>
  q
    .selectFrom("transaction_item")
    .selectAll()
    .where("business_id", "=", thisBusiness)
    .where("transaction_id", "in", ids)
    .orderBy("transaction_id")
    .orderBy("place");

/** Taxes of some transactions summed over their lines, by code within each; equal codes by id. */
export const listTaxesOf = (ids: readonly string[]) =>
  q
    .selectFrom("transaction_tax")
    .select(["transaction_id", "tax_id", "code", "title", "classification", "type"])
    .select(({ fn }) => [
      sql<bigint>`${fn.sum("base")}::bigint`.as("base"),
      sql<bigint>`${fn.sum("amount")}::bigint`.as("amount"),
    ])
    .where("business_id", "=", thisBusiness)
    .where("transaction_id", "in", ids)
    .groupBy(["transaction_id", "tax_id", "code", "title", "classification", "type"])
    .orderBy("transaction_id")
    .orderBy("code")
    .orderBy("tax_id");

/** Payments of some transactions, in their order within each. */
export const listPaymentsOf = (ids: readonly string[]) =>
  q
    .selectFrom("transaction_payment")
    .select(["transaction_id", "payment_type", "amount", "tendered", "change"])
    .where("business_id", "=", thisBusiness)
    .where("transaction_id", "in", ids)
    .orderBy("transaction_id")
    .orderBy("place");
