import type { transactions } from "@patron/contract";
import type { SpecialAccountType } from "@patron/contract/enums";
import type { FiltersOf } from "@patron/contract/kit";
import { sql } from "kysely";
import { inTenant, q } from "#kit/database/rows.ts";
import { within } from "./amount-range.ts";

type Filters = FiltersOf<typeof transactions.list>;
/** The filters of a list with its customer found and its days turned into instants. */
export interface TransactionFilter
  extends Pick<
    Filters,
    | "loyalty"
    | "pos"
    | "terminal"
    | "transaction_type"
    | "corporate_customer_id"
    | "transaction_errors"
    | "canceled"
    | "status"
    | "amount_from"
    | "amount_to"
    | "comment"
    | "payment_type"
    | "items"
    | "by_stock"
    | "special_account_id"
    | "special_account_type"
    | "vehicle_id"
  > {
  from: Date | undefined;
  until: Date | undefined;
  customerId: string | undefined;
}

type Sort = "created_dt" | "amount" | "amount_to_pay";
export interface Order {
  sort: Sort;
  order: "asc" | "desc";
}
/** A part of a list in an order. */
interface Part {
  sort: Sort;
  order: "asc" | "desc";
  limit: number;
  offset: number;
}

/** Heads of transactions that fit; reads no table but the heads, and items and payments where they are asked after. */
export function heads(filter: TransactionFilter) {
  const { transaction_type: type, transaction_errors: errors, canceled, comment, payment_type, items } = filter;
  let query = q.selectFrom("transaction as t").where(inTenant("t"));
  if (filter.loyalty) query = query.where("t.loyalty_id", "=", filter.loyalty);
  if (filter.pos) query = query.where("t.pos_id", "=", filter.pos);
  if (filter.terminal) query = query.where("t.terminal_id", "=", filter.terminal);
  if (type) query = query.where("t.transaction_type", "=", type);
  if (errors !== undefined) query = query.where("t.status", errors ? "in" : "not in", ["fail", "error"]);
  if (canceled !== undefined) query = query.where("t.status", canceled ? "=" : "<>", "canceled");
  if (filter.status) query = query.where("t.status", "=", filter.status);
  for (const fits of within("t.amount_to_pay", filter)) query = query.where(fits);
  if (filter.customerId) query = query.where("t.customer_id", "=", filter.customerId);
  if (filter.corporate_customer_id) query = query.where("t.corporate_customer_id", "=", filter.corporate_customer_id);
  if (filter.from) query = query.where("t.created_dt", ">=", filter.from);
  if (filter.until) query = query.where("t.created_dt", "<", filter.until);
  if (comment) query = query.where(sql<boolean>`position(lower(${comment}) in lower(coalesce(t.comment, ''))) > 0`);
  if (filter.vehicle_id) query = query.where(sql<boolean>`lower(t.vehicle_id) = lower(${filter.vehicle_id.trim()})`);
  if (filter.special_account_id) query = query.where("t.id", "in", movedOf(filter.special_account_id));
  if (filter.special_account_type) query = query.where("t.id", "in", movedOfType(filter.special_account_type));
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
  if (items?.length) {
    query = query.where(({ exists, selectFrom }) =>
      exists(
        selectFrom("transaction_item as i")
          .select("i.place")
          .whereRef("i.business_id", "=", "t.business_id")
          .whereRef("i.transaction_id", "=", "t.id")
          .where("i.goods_id", "=", sql<string>`any(${items}::uuid[])`),
      ),
    );
  }
  return query;
}

/** Transactions that moved a special account, or are to. Indexes: transaction_account_special, transaction_payment_account. */
const movedOf = (specialAccountId: string) =>
  q
    .selectFrom("transaction_account as m")
    .select("m.transaction_id")
    .where(inTenant("m"))
    .where("m.special_account_id", "=", specialAccountId)
    .unionAll(paidFrom().where("c.special_account_id", "=", specialAccountId));

/** Payments that customers' special accounts make, as `p`, with the account as `c`. */
const paidFrom = () =>
  q
    .selectFrom("transaction_payment as p")
    .innerJoin("customer_account as c", (join) =>
      join.onRef("c.business_id", "=", "p.business_id").onRef("c.id", "=", "p.customer_account_id"),
    )
    .select("p.transaction_id")
    .where(inTenant("p"));

/** The same of special accounts of a type. */
const movedOfType = (type: SpecialAccountType) =>
  q
    .selectFrom("transaction_account as m")
    .innerJoin("special_account as s", (join) =>
      join.onRef("s.business_id", "=", "m.business_id").onRef("s.id", "=", "m.special_account_id"),
    )
    .select("m.transaction_id")
    .where(inTenant("m"))
    .where("s.type", "=", type)
    .unionAll(
      paidFrom()
        .innerJoin("special_account as s", (join) =>
          join.onRef("s.business_id", "=", "c.business_id").onRef("s.id", "=", "c.special_account_id"),
        )
        .where("s.type", "=", type),
    );

/** Ids of all that fit in the wanted order; equal keys by id, so pages never overlap. By stock: place by place, each in time. */
export function idsInOrder(filter: TransactionFilter, { sort, order }: Order) {
  const query = heads(filter).select("t.id");
  return filter.by_stock
    ? query.orderBy("t.pos_id").orderBy("t.created_dt").orderBy("t.id")
    : query.orderBy(`t.${sort}`, order).orderBy("t.id", order);
}

/** A page of those ids. Walks heads only and joins late. */
export const listIds = (filter: TransactionFilter, { limit, offset, ...order }: Part) =>
  idsInOrder(filter, order).limit(limit).offset(offset);

/** Lines of some transactions, in their order within each. */
export const listItemsOf = (ids: readonly string[]) =>
  q
    .selectFrom("transaction_item")
    .selectAll()
    .where(inTenant())
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
    .where(inTenant())
    .where("transaction_id", "in", ids)
    .groupBy(["transaction_id", "tax_id", "code", "title", "classification", "type"])
    .orderBy("transaction_id")
    .orderBy("code")
    .orderBy("tax_id");

/** The special account that makes a payment, and what it gives in its unit. */
const payingAccount = sql<PayingAccount | null>`(
  select jsonb_build_object('special_account_id', s.id, 'title', coalesce(c.title, s.title), 'type', s.type,
    'unit', s.unit, 'amount', p.account_amount::text)
  from customer_account c
  join special_account s on s.business_id = c.business_id and s.id = c.special_account_id
  where c.business_id = p.business_id and c.id = p.customer_account_id)`;
export interface PayingAccount {
  special_account_id: string;
  title: string;
  type: SpecialAccountType;
  unit: string;
  /** In the smallest part of the unit. */
  amount: string;
}

/** Payments of some transactions, in their order within each. */
export const listPaymentsOf = (ids: readonly string[]) =>
  q
    .selectFrom("transaction_payment as p")
    .select(["p.transaction_id", "p.payment_type", "p.amount", "p.tendered", "p.change", payingAccount.as("account")])
    .where(inTenant("p"))
    .where("p.transaction_id", "in", ids)
    .orderBy("p.transaction_id")
    .orderBy("p.place");
