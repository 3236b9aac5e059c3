import type { transactions } from "@patron/contract";
import type { SpecialAccountType, TransactionType } from "@patron/contract/enums";
import type { FiltersOf, SortsOf } from "@patron/contract/kit";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import { inTenant, onRefInTenant, q, tenantId } from "#kit/database/rows.ts";
import { equals, filtersOf, noCondition } from "#kit/records/filters.ts";
import { ordersOf } from "#kit/records/paged.ts";
import { amountFrom, amountStarts, amountTo } from "./amount-range.ts";

type Sorts = SortsOf<typeof transactions.list>;
/** Query parameters that are not filters themselves: days and customer are resolved first, the others select parts of the response. */
export type Read =
  | ("date_from" | "date_to" | `user_${"id_value" | "id_type" | "phone" | "email" | "external_id"}`)
  | ("include_items" | "include_taxes" | "include_margins" | "include_payments" | "minimize_totals");
/** The filters of a list, with the customer's id, and days as instants. */
export interface TransactionFilter extends Omit<FiltersOf<typeof transactions.list>, Read | "search_text"> {
  meanings?: SearchMeanings | undefined;
  from: Date | undefined;
  until: Date | undefined;
  customerId: string | undefined;
}
/** The possible meanings of a search text. */
export interface SearchMeanings {
  number: bigint | undefined;
  /** Beginnings of an amount to pay as decimal texts, in any currency. */
  amounts: readonly string[] | undefined;
  customerIds: readonly string[];
  /** A part of a company's name. */
  company: string;
}
export interface Order {
  sort: Sorts | undefined;
  order: "asc" | "desc";
}

/**
 * Matches any of the meanings, each by an index: transaction_number, transaction_amount, transaction_customer, transaction_corporate. The companies are an
 * array because no index answers a subquery that is one of several alternatives.
 */
const matches = ({ number, amounts, customerIds, company }: SearchMeanings) => {
  const companies = sql`array(select c.id from corporate_customer c
    where c.business_id = ${tenantId} and position(lower(${company}) in lower(c.title)) > 0)`;
  const meanings = [
    ...(number === undefined ? [] : [sql<SqlBool>`t.number = ${number}`]),
    ...(amounts === undefined ? [] : [amountStarts("t.amount_to_pay")(amounts)]),
    sql<SqlBool>`t.customer_id = any(${customerIds}::uuid[])`,
    sql<SqlBool>`t.corporate_customer_id = any(${companies})`,
  ];
  return sql<SqlBool>`(${sql.join(meanings, sql` or `)})`;
};

/** Matches what people are shown as this type, as `shownTypeOf` says. */
export const isShownAs = (shown: TransactionType, type: RawBuilder<unknown>, isCompleted: RawBuilder<unknown>) =>
  sql<SqlBool>`case when ${type} = 'reserve' and ${isCompleted} then 'sale' else ${type} end = ${shown}`;

const fits = filtersOf<TransactionFilter>({
  meanings: matches,
  loyalty: equals("t.loyalty_id"),
  pos: equals("t.pos_id"),
  terminal: equals("t.terminal_id"),
  sc_terminal: equals("t.sc_terminal_id"),
  sc_code: equals("t.sc_code"),
  business_staff_id: (id) => sql<SqlBool>`t.person_id = (select s.person_id from staff s
    where s.business_id = ${tenantId} and s.id = ${id})`,
  transaction_type: equals("t.transaction_type"),
  shown_type: (type) => isShownAs(type, sql`t.transaction_type`, sql`t.finalized_dt is not null`),
  reader_payment: (state) => sql<SqlBool>`t.id in (select r.transaction_id from reader_payment r
    where r.business_id = ${tenantId} and r.state = ${state})`,
  reader_refund: (state) => sql<SqlBool>`t.id in (select r.transaction_id from reader_refund r
    where r.business_id = ${tenantId} and r.state = ${state})`,
  transaction_errors: (failed) => sql<SqlBool>`t.status ${failed ? sql`in` : sql`not in`} ('fail', 'error')`,
  canceled: (canceled) => sql<SqlBool>`t.status ${canceled ? sql`=` : sql`<>`} 'canceled'`,
  status: equals("t.status"),
  amount_from: amountFrom("t.amount_to_pay"),
  amount_to: amountTo("t.amount_to_pay"),
  // The day and the hour that a sale is counted under. Transactions by hand have no hour.
  week_day: (day) => sql<SqlBool>`extract(isodow from t.business_date) = ${day}`,
  hour: equals("t.business_hour"),
  with_customer: (known) => sql<SqlBool>`t.customer_id is ${known ? sql`not null` : sql`null`}`,
  customerId: equals("t.customer_id"),
  corporate_customer_id: equals("t.corporate_customer_id"),
  customer_type: (type) => sql<SqlBool>`t.corporate_customer_id is ${type === "corporate" ? sql`not null` : sql`null`}`,
  from: (at) => sql<SqlBool>`t.created_dt >= ${at}`,
  until: (at) => sql<SqlBool>`t.created_dt < ${at}`,
  comment: (text) => (text ? sql<SqlBool>`position(lower(${text}) in lower(coalesce(t.comment, ''))) > 0` : undefined),
  vehicle_id: (number) => (number ? sql<SqlBool>`lower(t.vehicle_id) = lower(${number.trim()})` : undefined),
  special_account_id: (id) => sql<SqlBool>`t.id in ${movedOf(id)}`,
  special_account_type: (type) => sql<SqlBool>`t.id in ${movedOfType(type)}`,
  payment_type: (type) => sql<SqlBool>`exists (select from transaction_payment p
    where p.business_id = ${tenantId} and p.transaction_id = t.id and p.payment_type = ${type})`,
  items: (ids) =>
    ids.length > 0
      ? sql<SqlBool>`exists (select from transaction_item i
          where i.business_id = ${tenantId} and i.transaction_id = t.id and i.goods_id = any(${ids}::uuid[]))`
      : undefined,
  by_stock: noCondition,
});

/** Matching transactions; reads only their main table unless items or payments are filtered. */
export const heads = (filter: TransactionFilter) =>
  q.selectFrom("transaction as t").where(inTenant("t")).where(fits(filter));

/** Transactions that moved a special account or reserve it. Indexes: transaction_account_special, transaction_payment_account. */
const movedOf = (specialAccountId: string) =>
  q
    .selectFrom("transaction_account as m")
    .select("m.transaction_id")
    .where(inTenant("m"))
    .where("m.special_account_id", "=", specialAccountId)
    .unionAll(paidFrom().where("c.special_account_id", "=", specialAccountId));

/** Payments from customers' special accounts, as `p`, with the account as `c`. */
const paidFrom = () =>
  q
    .selectFrom("transaction_payment as p")
    .innerJoin("customer_account as c", (join) => onRefInTenant(join, "c.id", "p.customer_account_id"))
    .select("p.transaction_id")
    .where(inTenant("p"));

/** The same for special accounts of a type. */
const movedOfType = (type: SpecialAccountType) =>
  q
    .selectFrom("transaction_account as m")
    .innerJoin("special_account as s", (join) => onRefInTenant(join, "s.id", "m.special_account_id"))
    .select("m.transaction_id")
    .where(inTenant("m"))
    .where("s.type", "=", type)
    .unionAll(
      paidFrom()
        .innerJoin("special_account as s", (join) => onRefInTenant(join, "s.id", "c.special_account_id"))
        .where("s.type", "=", type),
    );

/** Newest first unless another order is requested. */
const inOrder = ordersOf<Sorts>(
  { created_dt: sql`t.created_dt`, amount: sql`t.amount`, amount_to_pay: sql`t.amount_to_pay` },
  { first: ["created_dt", "desc"], equal: sql`t.id` },
);

/**
 * All matching ids in the requested order; ties by id, so pages never overlap. By stock: by location, each in time order. Reads only the
 * main table; details are joined for the page.
 */
export function listIds(filter: TransactionFilter, order: Order) {
  const query = heads(filter).select("t.id");
  return filter.by_stock
    ? query.orderBy("t.pos_id").orderBy("t.created_dt").orderBy("t.id")
    : query.orderBy(inOrder(order));
}

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

export const listCostsOf = (ids: readonly string[]) =>
  q
    .selectFrom("transaction_cost")
    .select(["transaction_id", "additional_cost_id", "code", "title", "kind"])
    .select(({ fn }) => [
      sql<bigint>`${fn.sum("base")}::bigint`.as("base"),
      sql<bigint>`${fn.sum("amount")}::bigint`.as("amount"),
    ])
    .where(inTenant())
    .where("transaction_id", "in", ids)
    .groupBy(["transaction_id", "additional_cost_id", "code", "title", "kind"])
    .orderBy("transaction_id")
    .orderBy("code")
    .orderBy("additional_cost_id");

/** What the goods of some transactions brought without taxes, and what they cost: null if that is not known of each line. */
export const listMarginsOf = (ids: readonly string[]) =>
  q
    .selectFrom("transaction_item")
    .select([
      "transaction_id",
      sql<bigint>`sum(amount_to_pay - sales_taxes_amount - contained_taxes_amount)::bigint`.as("net"),
      sql<bigint | null>`case when count(cost_amount) = count(*) then sum(cost_amount)::bigint end`.as("cost"),
    ])
    .where(inTenant())
    .where("transaction_id", "in", ids)
    .groupBy("transaction_id");

/** The special account of a payment, and the amount in its unit. */
const payingAccount = sql<PayingAccount | null>`(
  select jsonb_build_object('special_account_id', s.id, 'title', coalesce(c.title, s.title), 'type', s.type,
    'unit', s.unit, 'amount', p.account_amount::text)
  from customer_account c
  join special_account s on s.business_id = c.business_id and s.id = c.special_account_id
  where c.business_id = ${tenantId} and c.id = p.customer_account_id)`;
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
