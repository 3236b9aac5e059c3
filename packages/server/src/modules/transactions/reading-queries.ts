import type { PaymentType, SpecialAccountType } from "@patron/contract/enums";
import { type RawBuilder, sql } from "kysely";
import { fixed } from "#kit/database/fixed.ts";
import { inTenant, onRefInTenant, q, raw, tenantId } from "#kit/database/rows.ts";

const shownAs = (amount: ReturnType<typeof sql>, paidBy: ReturnType<typeof sql>) =>
  sql`jsonb_build_object('id', c.id, 'special_account_id', s.id, 'title', coalesce(c.title, s.title), 'type', s.type,
    'unit', s.unit, 'amount', (${amount})::text, 'payment_type', ${paidBy})`;
const movedAs = shownAs(sql`m.amount`, sql`m.payment_type`);

/** One transaction's id, or any of several. */
type Among = RawBuilder<string>;

/** The payment types of transactions that have payments, and the special account that pays each; the first by id if there are several. */
const paid = (among: Among) =>
  q
    .selectFrom("transaction_payment as p")
    .leftJoin("customer_account as c", (join) => onRefInTenant(join, "c.id", "p.customer_account_id"))
    .leftJoin("special_account as s", (join) => onRefInTenant(join, "s.id", "c.special_account_id"))
    .select([
      "p.transaction_id",
      sql<PaymentType[]>`array_agg(distinct p.payment_type order by p.payment_type)`.as("payment_types"),
      sql<MovedAccount | null>`(array_agg(${shownAs(sql`-p.account_amount`, sql`null`)} order by c.id)
        filter (where s.id is not null))[1]`.as("account"),
    ])
    .where(inTenant("p"))
    .where("p.transaction_id", "=", among)
    .groupBy("p.transaction_id");

/**
 * The special account that transactions move, the first by id if there are several, and those that rules credited with each, in the business's order;
 * ties by id. Outer joins keep the planner from beginning with the special accounts, of which a business has few and whose movements are many.
 */
const moved = (among: Among) =>
  q
    .selectFrom("transaction_account as m")
    .leftJoin("customer_account as c", (join) => onRefInTenant(join, "c.id", "m.customer_account_id"))
    .leftJoin("special_account as s", (join) => onRefInTenant(join, "s.id", "m.special_account_id"))
    .select([
      "m.transaction_id",
      sql<MovedAccount | null>`(array_agg(${movedAs} order by c.id)
        filter (where m.part = 'main' and c.id is not null and s.id is not null))[1]`.as("account"),
      sql<MovedAccount[] | null>`jsonb_agg(${movedAs} order by s.sort_order, c.id)
        filter (where m.part = 'charge' and c.id is not null and s.id is not null)`.as("credited"),
    ])
    .where(inTenant("m"))
    .where("m.transaction_id", "=", among)
    .groupBy("m.transaction_id");

interface MovedAccount {
  id: string;
  special_account_id: string;
  title: string;
  type: SpecialAccountType;
  unit: string;
  amount: string;
  payment_type: PaymentType | null;
}

/** The name of a person, and the id of their staff record, if they have one. */
export const personAs = (column: string) => sql<{ id: string | null; title: string } | null>`(
  select jsonb_build_object('title', trim(n.first_name || ' ' || n.last_name),
    'id', (select s.id from staff s where s.business_id = ${tenantId} and s.person_id = n.id))
  from person n where n.id = ${sql.ref(column)})`;

const heads = [
  "t.id",
  "t.number",
  "t.transaction_type",
  "t.status",
  "t.currency",
  "t.amount",
  "t.discount_amount",
  "t.bonuses_redeemed_amount",
  "t.contained_taxes_amount",
  "t.sales_taxes_amount",
  "t.delivery_amount",
  "t.tip_amount",
  "t.rounding_amount",
  "t.amount_to_pay",
  "t.bonuses_added_amount",
  "t.promo_bonuses_added_amount",
  "t.comment",
  "t.odometer",
  "t.vehicle_id",
  "t.created_dt",
  "t.finalized_dt",
  "t.expires_dt",
  "t.cancel_dt",
  "t.cancel_reason",
  "t.version",
  "t.loyalty_id",
  "t.pos_id",
  "t.terminal_id",
  "t.sc_terminal_id",
  "t.sc_code",
  "t.customer_id",
  "t.corporate_customer_id",
] as const;

const rowsAmong = (among: Among) =>
  q
    .selectFrom("transaction as t")
    .leftJoin("customer", (join) => onRefInTenant(join, "customer.id", "t.customer_id"))
    .leftJoin("corporate_customer as k", (join) => onRefInTenant(join, "k.id", "t.corporate_customer_id"))
    .select(heads)
    .select(["customer.first_name", "customer.last_name", "customer.phone", "k.title as company_title"])
    .select([personAs("t.person_id").as("done_by"), personAs("t.cancel_person_id").as("cancelled_by")])
    .where(inTenant("t"))
    .where("t.id", "=", among);

/** One transaction with its payments and movements. */
const rowOf = (id: string) => {
  const among = sql<string>`${id}::uuid`;
  return rowsAmong(among)
    .leftJoin(paid(among).as("paid"), (join) => join.onRef("paid.transaction_id", "=", "t.id"))
    .leftJoin(moved(among).as("moved"), (join) => join.onRef("moved.transaction_id", "=", "t.id"))
    .select(["paid.payment_types", "moved.credited"])
    .select(sql<MovedAccount | null>`coalesce(moved.account, paid.account)`.as("moved"));
};

/** One transaction with everything that calls return of it. */
export const getTransaction = fixed((id: string) =>
  rowOf(id)
    .innerJoin("loyalty", (join) => onRefInTenant(join, "loyalty.id", "t.loyalty_id"))
    .leftJoin("pos", (join) => onRefInTenant(join, "pos.id", "t.pos_id"))
    .leftJoin("terminal", (join) => onRefInTenant(join, "terminal.id", "t.terminal_id"))
    .leftJoin("terminal as sc", (join) => onRefInTenant(join, "sc.id", "t.sc_terminal_id"))
    .select([
      "loyalty.title as loyalty_title",
      "pos.title as pos_title",
      "terminal.title as terminal_title",
      "sc.title as sc_title",
    ]),
);

/** The same with its trace, without the titles of where it was made. */
export const getTransactionWithTrace = fixed((id: string) => rowOf(id).select("t.trace"));

// What belongs to several transactions is read with a statement for each part. Subqueries for each row took most of a page's time; joins of the parts
// depend on how many rows the database expects, which it does not know of a list of ids, and it read a part again for each row.
const anyOf = (ids: readonly string[]) => sql<string>`any(${ids}::uuid[])`;

/** Some transactions in any order, without the titles of where they were made. */
export const listTransactions = fixed((ids: readonly string[]) => rowsAmong(anyOf(ids)));
/** The payments of each, and in rows of their own the special accounts that each moves. */
export const listPaidAndMoved = fixed((ids: readonly string[]) =>
  raw(sql<PaidOrMoved>`
    select transaction_id, payment_types, account, null::jsonb as credited from ${paid(anyOf(ids))} paid
    union all select transaction_id, null, account, credited from ${moved(anyOf(ids))} moved`),
);
interface PaidOrMoved {
  transaction_id: string;
  /** Null in rows of moved accounts. */
  payment_types: PaymentType[] | null;
  account: MovedAccount | null;
  credited: MovedAccount[] | null;
}

/** The titles of all programmes, points of sale and terminals. */
export const listTitles = fixed(() =>
  raw(sql<{ id: string; title: string }>`
    select id, title from loyalty where business_id = ${tenantId}
    union all select id, title from pos where business_id = ${tenantId}
    union all select id, title from terminal where business_id = ${tenantId}`),
);

/** The latest checks of one till, newest first; ties by id. */
export const listTerminalChecks = (terminalId: string) =>
  q
    .selectFrom("transaction")
    .select("id")
    .where(inTenant())
    .where("terminal_id", "=", terminalId)
    .orderBy("created_dt", "desc")
    .orderBy("id", "desc")
    .limit(30);

/** The stored result of a transaction's calculation. */
export const getTrace = fixed((id: string) =>
  q.selectFrom("transaction").select("trace").where(inTenant()).where("id", "=", id),
);

/** What a line brought without taxes. */
const netAmount = sql<bigint>`(amount_to_pay - sales_taxes_amount - contained_taxes_amount)`;

/** Lines of a transaction in their order. */
export const listItems = fixed((id: string) =>
  q
    .selectFrom("transaction_item")
    .select([
      "line_id",
      "code",
      "title",
      "unit",
      "service_type",
      "cost_price",
      "cost_amount",
      netAmount.as("net_amount"),
    ])
    .where(inTenant())
    .where("transaction_id", "=", id)
    .orderBy("place"),
);

/** The refunds of a sale, the earliest first. */
export const listRefundsOf = fixed((id: string) =>
  q
    .selectFrom("transaction")
    .select(["id", "number", "created_dt", "currency", "amount_to_pay", "delivery_amount", "tip_amount"])
    .where(inTenant())
    .where("refund_of_id", "=", id)
    .orderBy("created_dt")
    .orderBy("id"),
);

/** What refunds have returned of each line of a sale. */
export const sumReturned = fixed((id: string) =>
  raw(sql<{ line_id: string; quantity: bigint }>`
    select i.line_id, -sum(i.quantity)::bigint as quantity
    from transaction t join transaction_item i on i.business_id = t.business_id and i.transaction_id = t.id
    where t.business_id = ${tenantId} and t.refund_of_id = ${id} group by i.line_id order by i.line_id`),
);

interface Related {
  /** Whether it is a refund of the transaction, or else the sale that the transaction refunds. */
  refunds: boolean;
  id: string;
  number: bigint;
  created_dt: Date;
  currency: string;
  amount_to_pay: bigint;
}
/** The refunds of a transaction, the earliest first, and the sale that it refunds. */
export const listRelated = fixed((id: string) =>
  raw(sql<Related>`
    select true as refunds, id, number, created_dt, currency, amount_to_pay
    from transaction where business_id = ${tenantId} and refund_of_id = ${id}
    union all
    select false, t.id, t.number, t.created_dt, t.currency, t.amount_to_pay
    from transaction r join transaction t on t.business_id = r.business_id and t.id = r.refund_of_id
    where r.business_id = ${tenantId} and r.id = ${id}
    order by created_dt, id`),
);
