import type { PaymentType, SpecialAccountType } from "@patron/contract/enums";
import { sql } from "kysely";
import { fixed } from "#kit/database/fixed.ts";
import { inTenant, onRefInTenant, q, raw, tenantId } from "#kit/database/rows.ts";

const shownAs = (amount: ReturnType<typeof sql>, paidBy: ReturnType<typeof sql>) =>
  sql`jsonb_build_object('id', c.id, 'special_account_id', s.id, 'title', coalesce(c.title, s.title), 'type', s.type,
    'unit', s.unit, 'amount', (${amount})::text, 'payment_type', ${paidBy})`;
const movedAs = shownAs(sql`m.amount`, sql`m.payment_type`);
const movedOf = (part: "main" | "charge") => sql`from transaction_account m
  join customer_account c on c.business_id = m.business_id and c.id = m.customer_account_id
  join special_account s on s.business_id = m.business_id and s.id = m.special_account_id
  where m.business_id = ${tenantId} and m.transaction_id = t.id and m.part = ${sql.lit(part)}`;

/** The special account that a transaction moves or that pays it; the first by id if there are several. */
const movedAccount = sql<MovedAccount | null>`coalesce(
  (select ${movedAs} ${movedOf("main")} order by c.id limit 1),
  (select ${shownAs(sql`-p.account_amount`, sql`null`)} from transaction_payment p
  join customer_account c on c.business_id = p.business_id and c.id = p.customer_account_id
  join special_account s on s.business_id = c.business_id and s.id = c.special_account_id
  where p.business_id = ${tenantId} and p.transaction_id = t.id order by c.id limit 1))`;

/** Special accounts that rules credited with a transaction, in the business's order; ties by id. */
const creditedAccounts = sql<
  MovedAccount[]
>`coalesce((select jsonb_agg(${movedAs} order by s.sort_order, c.id) ${movedOf("charge")}), '[]')`;
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

/** A transaction with the names of related records. */
export const transactionRows = () =>
  q
    .selectFrom("transaction as t")
    .innerJoin("loyalty", (join) => onRefInTenant(join, "loyalty.id", "t.loyalty_id"))
    .leftJoin("pos", (join) => onRefInTenant(join, "pos.id", "t.pos_id"))
    .leftJoin("terminal", (join) => onRefInTenant(join, "terminal.id", "t.terminal_id"))
    .leftJoin("terminal as sc", (join) => onRefInTenant(join, "sc.id", "t.sc_terminal_id"))
    .leftJoin("customer", (join) => onRefInTenant(join, "customer.id", "t.customer_id"))
    .leftJoin("corporate_customer as k", (join) => onRefInTenant(join, "k.id", "t.corporate_customer_id"))
    .select(heads)
    .select([
      "loyalty.title as loyalty_title",
      "pos.title as pos_title",
      "terminal.title as terminal_title",
      "sc.title as sc_title",
      "customer.first_name",
      "customer.last_name",
      "customer.phone",
      "k.title as company_title",
    ])
    .select((eb) =>
      eb
        .selectFrom("transaction_payment as p")
        .select(sql<string[]>`coalesce(array_agg(distinct p.payment_type order by p.payment_type), '{}')`.as("types"))
        .where(inTenant("p"))
        .whereRef("p.transaction_id", "=", "t.id")
        .as("payment_types"),
    )
    .select([personAs("t.person_id").as("done_by"), personAs("t.cancel_person_id").as("cancelled_by")])
    .select([movedAccount.as("moved"), creditedAccounts.as("credited")])
    .where(inTenant("t"));

export const getTransaction = fixed((id: string) => transactionRows().where("t.id", "=", id));

/** Some transactions, in any order. */
export const listTransactions = fixed((ids: readonly string[]) =>
  transactionRows().where("t.id", "=", sql<string>`any(${ids}::uuid[])`),
);

/** The latest checks of one till, newest first; ties by id. */
export const listTerminalChecks = (terminalId: string) =>
  transactionRows()
    .where("t.terminal_id", "=", terminalId)
    .orderBy("t.created_dt", "desc")
    .orderBy("t.id", "desc")
    .limit(30);

/** The stored calculation of a transaction. */
export const getStored = fixed((id: string) =>
  q.selectFrom("transaction").select(["input", "trace"]).where(inTenant()).where("id", "=", id),
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
