import type { AccountLimitPeriod } from "@patron/contract/enums";
import { type RawBuilder, sql } from "kysely";
import { inTenant, onRefInTenant, q, raw, tenantId } from "#kit/database/rows.ts";

/** The owner of an account: a customer or a company, by the column that identifies them. */
export type AccountOwner = { corporate_customer_id: string } | { customer_id: string };

/** The owner's name; null for an unnamed customer. */
const ownerName = sql<string>`coalesce(k.title,
  concat_ws(' ', nullif(u.first_name, ''), nullif(u.middle_name, ''), nullif(u.last_name, '')))`;

/** Accounts with their stored data and owners. */
export const customerAccountRows = () =>
  q
    .selectFrom("customer_account as c")
    .innerJoin("special_account as s", (join) => onRefInTenant(join, "s.id", "c.special_account_id"))
    .leftJoin("customer as u", (join) => onRefInTenant(join, "u.id", "c.customer_id"))
    .leftJoin("corporate_customer as k", (join) => onRefInTenant(join, "k.id", "c.corporate_customer_id"))
    .selectAll("c")
    .select([
      "s.title as special_title",
      "s.public_title",
      "s.type",
      "s.unit",
      "s.expire_type",
      "s.expire_value",
      "s.loyalty_ids",
      "s.goods_codes",
      "s.refill_presets",
      "s.low_balance_notify",
      "s.odometer as special_odometer",
      "s.vehicle_id as special_vehicle_id",
      "s.active as special_active",
      ownerName.as("owner_name"),
    ])
    .select(({ fn }) => [
      fn.coalesce("u.phone", "k.phone").as("phone"),
      fn.coalesce("u.email", "k.email").as("email"),
      fn.coalesce("u.external_id", "k.external_id").as("external_id"),
    ])
    .where(inTenant("c"));

const accountsOf = (owner: AccountOwner) =>
  "customer_id" in owner
    ? customerAccountRows().where("c.customer_id", "=", owner.customer_id)
    : customerAccountRows().where("c.corporate_customer_id", "=", owner.corporate_customer_id);

/** Accounts of an owner in the business's order; ties by title, then id. */
export const listCustomerAccounts = (owner: AccountOwner) =>
  accountsOf(owner)
    .orderBy("s.sort_order")
    .orderBy(({ fn }) => fn("lower", ["s.title"]))
    .orderBy("c.id");

/** Accounts of some companies in the business's order; ties by title, then id. */
export const listAccountsOfCompanies = (companyIds: readonly string[]) =>
  customerAccountRows()
    .where("c.corporate_customer_id", "in", companyIds)
    .orderBy("s.sort_order")
    .orderBy(({ fn }) => fn("lower", ["s.title"]))
    .orderBy("c.id");

export const getCustomerAccount = (owner: AccountOwner, id: string) => accountsOf(owner).where("c.id", "=", id);

/** One account, locked against other changes of its data; its balance has a separate lock. */
export const lockCustomerAccount = (owner: AccountOwner, id: string) =>
  getCustomerAccount(owner, id).forNoKeyUpdate("c");

/** The account of an owner for a special account. */
export const findCustomerAccount = (owner: AccountOwner, specialAccountId: string) =>
  accountsOf(owner).where("c.special_account_id", "=", specialAccountId);

/** The programme for a company's transactions: one of the account's, or any if it has none; active ones first. */
export const listHomes = (loyaltyIds: readonly string[]) =>
  q
    .selectFrom("loyalty")
    .select(["id as loyalty_id", "time_zone"])
    .where(inTenant())
    .$if(loyaltyIds.length > 0, (query) => query.where("id", "in", loyaltyIds))
    .orderBy("active", "desc")
    .orderBy("created_dt")
    .orderBy("id")
    .limit(1);

export const endLimits = (accountId: string) =>
  q.deleteFrom("customer_account_limit").where(inTenant()).where("customer_account_id", "=", accountId);

export const addLimits = (
  customer_account_id: string,
  limits: readonly { period: AccountLimitPeriod; amount: bigint; goods_code: string | null }[],
) =>
  q
    .insertInto("customer_account_limit")
    .values(limits.map((limit, index) => ({ customer_account_id, place: index, ...limit })));

/** The latest movements of some accounts, by owner. */
export const listLastMovements = (ownerIds: readonly string[]) =>
  raw(sql<{ owner_id: string; last: Date }>`
    select a.owner_id, t.event_dt as last from account a
    join entry e on e.business_id = a.business_id and e.account_id = a.id and e.version = a.version
    join transfer t on t.business_id = e.business_id and t.id = e.transfer_id
    where a.business_id = ${tenantId} and a.owner_id = any(${ownerIds}::uuid[])`);

/** Entries of an account in a period, as `e` and `t`. Index: account and version. */
const within = (
  accountId: string,
  { from, until }: { from: Date | undefined; until: Date | undefined },
): RawBuilder<unknown> => sql`
  from entry e join transfer t on t.business_id = e.business_id and t.id = e.transfer_id
  where e.business_id = ${tenantId} and e.account_id = ${accountId}
    ${from ? sql`and t.posted_dt >= ${from}` : sql``} ${until ? sql`and t.posted_dt < ${until}` : sql``}`;

interface Span {
  from: Date | undefined;
  until: Date | undefined;
}
/** Credits, debits and their number in a period. */
export const sumEntries = (accountId: string, span: Span) =>
  raw(sql<{ count: bigint; incoming: bigint; outgoing: bigint }>`
    select count(*) as count, coalesce(sum(e.amount) filter (where e.amount > 0), 0)::bigint as incoming,
      coalesce(-sum(e.amount) filter (where e.amount < 0), 0)::bigint as outgoing ${within(accountId, span)}`);

/**
 * Movements in a period, newest first by default, with their author and comment. One of a transaction that the caller does not see has none of
 * these: it is listed, because the balances add up.
 */
export const listMovements = (
  accountId: string,
  span: Span,
  part: { limit: number; offset: number },
  order: "asc" | "desc" = "desc",
) => {
  const way = sql.raw(order);
  return raw(sql<MovementRow>`
    select m.id, m.amount, m.balance_after, m.version, m.kind, m.event_dt, x.id as transaction_id, x.number,
      ta.payment_type, ta.document_number, ta.document_date,
      case when m.transaction_id is null or x.id is not null then m.reason end as reason,
      nullif(trim(concat_ws(' ', p.first_name, p.last_name)), '') as actor
    from (select e.id, e.amount, e.balance_after, e.version, t.kind, t.event_dt, t.transaction_id, t.reason, t.actor_kind, t.actor_id
      ${within(accountId, span)} order by e.version ${way} limit ${part.limit} offset ${part.offset}) m
    left join transaction x on x.business_id = ${tenantId} and x.id = m.transaction_id
    left join account a on a.business_id = ${tenantId} and a.id = ${accountId}
    left join transaction_account ta on ta.business_id = ${tenantId} and ta.transaction_id = x.id
      and ta.customer_account_id = a.owner_id and ta.part = 'main'
    left join person p on m.actor_kind = 'person' and p.id = m.actor_id
      and (m.transaction_id is null or x.id is not null)
    order by m.version ${way}`);
};
export interface MovementRow {
  id: string;
  amount: bigint;
  balance_after: bigint;
  kind:
    | "accrue"
    | "refill"
    | "spend"
    | "capture"
    | "adjust"
    | "write-off"
    | "expire"
    | "give-back"
    | "take-back"
    | "reverse";
  event_dt: Date;
  transaction_id: string | null;
  reason: string | null;
  number: bigint | null;
  payment_type: "cash" | "bank-card" | "bank-card-external" | "mobile-app" | null;
  document_number: string | null;
  document_date: string | null;
  actor: string | null;
}
