import { type Insertable, sql } from "kysely";
import { inTenant, noId, onRefInTenant, q, raw, tenantId } from "#kit/database/rows.ts";
import type { AccountPin } from "#kit/database/tables.ts";

/** Special accounts of the business with the account that a customer or company has of each; its columns are null if there is none. */
const accountsOf = (holderId: string | null, holder: "customer_id" | "corporate_customer_id" = "customer_id") =>
  q
    .selectFrom("special_account as s")
    .leftJoin("customer_account as c", (join) =>
      onRefInTenant(join, "c.special_account_id", "s.id").on(`c.${holder}`, "=", holderId ?? noId),
    )
    .select([
      "s.id as special_account_id",
      "s.version",
      "s.type",
      "s.unit",
      "s.goods_codes",
      "s.limit_without_pin",
      "s.loyalty_ids",
      "s.pos_ids",
      "s.bonuses_on_payment",
      "s.active as special_active",
      "s.public_title",
      "c.id",
      "c.active",
    ])
    .select((eb) => [
      eb.fn.coalesce("c.title", "s.title").as("title"),
      eb.fn.coalesce("c.odometer", "s.odometer").as("odometer"),
      eb.fn.coalesce("c.vehicle_id", "s.vehicle_id").as("vehicle_id"),
    ])
    .where(inTenant("s"));

/** One special account with a customer's account of it. */
export const getPaying = (specialAccountId: string, customerId: string | null) =>
  accountsOf(customerId).where("s.id", "=", specialAccountId);

/** Special accounts for retail customers that are switched on, in the business's order; ties by title, then id. */
export const listPaying = (customerId: string | null) =>
  accountsOf(customerId)
    .where("s.active", "=", true)
    .where("s.scope", "=", "retail")
    .orderBy("s.sort_order")
    .orderBy(({ fn }) => fn("lower", ["s.title"]))
    .orderBy("s.id");

/** The same for a company, with its accounts. */
export const listPayingForCompany = (companyId: string) =>
  accountsOf(companyId, "corporate_customer_id")
    .where("s.active", "=", true)
    .where("s.scope", "=", "corporate")
    .where("c.id", "is not", null)
    .orderBy("s.sort_order")
    .orderBy(({ fn }) => fn("lower", ["s.title"]))
    .orderBy("s.id");

/** A customer's account with its unit, by its id. */
export const getHeldAccount = (customerAccountId: string) =>
  q
    .selectFrom("customer_account as c")
    .innerJoin("special_account as s", (join) => onRefInTenant(join, "s.id", "c.special_account_id"))
    .select(["c.id", "c.special_account_id", "s.type", "s.unit", "s.public_title"])
    .select(({ fn }) => fn.coalesce("c.title", "s.title").as("title"))
    .where(inTenant("c"))
    .where("c.id", "=", customerAccountId);

/** Limits of some accounts, in their order within each. */
export const listLimits = (accountIds: readonly string[]) =>
  q
    .selectFrom("customer_account_limit")
    .select(["customer_account_id", "period", "amount", "goods_code"])
    .where(inTenant())
    .where("customer_account_id", "in", accountIds)
    .orderBy("customer_account_id")
    .orderBy("place");

/** Whether the transfer has not been reversed. */
const standing = sql`not exists (select from transfer r where r.business_id = ${tenantId} and r.reverses_id = t.id)`;

/** Payments from an account since a moment, without cancelled and refunded ones, plus holds for payments since then. */
export const sumPaid = (accountId: string, since: Date) =>
  raw(sql<{ used: bigint }>`
    select ((select coalesce(-sum(e.amount), 0) from entry e
        join transfer t on t.business_id = e.business_id and t.id = e.transfer_id
        where e.business_id = ${tenantId} and e.account_id = ${accountId} and t.event_dt >= ${since}
          and (t.kind = 'give-back' or t.kind in ('spend', 'capture') and ${standing}))
      + (select coalesce(sum(h.amount), 0) from hold h
        where h.business_id = ${tenantId} and h.account_id = ${accountId} and h.created_dt >= ${since}))::bigint as used`);

/** The same for one item: the amounts that the account paid for its lines. */
export const sumPaidFor = (accountId: string, since: Date, code: string) =>
  raw(sql<{ used: bigint }>`
    select coalesce(sum(i.account_amount), 0)::bigint as used from (
        select t.transaction_id from entry e
        join transfer t on t.business_id = e.business_id and t.id = e.transfer_id and t.kind in ('spend', 'capture', 'give-back')
        where e.business_id = ${tenantId} and e.account_id = ${accountId} and t.event_dt >= ${since} and ${standing}
        union select h.transaction_id from hold h
        where h.business_id = ${tenantId} and h.account_id = ${accountId} and h.created_dt >= ${since}) p
    join transaction_item i on i.business_id = ${tenantId} and i.transaction_id = p.transaction_id and i.code = ${code}`);

export const addPin = (row: Insertable<AccountPin>) => q.insertInto("account_pin").values(row);

/** Invalidates earlier PINs of a till for an account: only the latest e-mail counts. */
export const endPins = (accountId: string, terminalId: string, now: Date) =>
  q
    .updateTable("account_pin")
    .set({ expires_dt: now })
    .where(inTenant())
    .where("customer_account_id", "=", accountId)
    .where("terminal_id", "=", terminalId)
    .where("expires_dt", ">", now);

/** Expired PINs of a customer. */
export const removeOldPins = (customerId: string, before: Date) =>
  q
    .deleteFrom("account_pin")
    .where(inTenant())
    .where("customer_account_id", "in", accountsOfCustomer(customerId))
    .where("created_dt", "<", before);

/** The number of PINs sent to a customer since a moment, and the time of the first. */
export const countPins = (customerId: string, since: Date) =>
  q
    .selectFrom("account_pin")
    .select(({ fn }) => [fn.countAll<bigint>().as("count"), fn.min("created_dt").as("first")])
    .where(inTenant())
    .where("customer_account_id", "in", accountsOfCustomer(customerId))
    .where("created_dt", ">", since);

const accountsOfCustomer = (customerId: string) =>
  q.selectFrom("customer_account").select("id").where(inTenant()).where("customer_id", "=", customerId);

/** The valid PIN of an account at a till, locked, so only one of two concurrent payments can use it. */
export const lockPin = (named: { customerId: string; specialAccountId: string; terminalId: string }, now: Date) =>
  q
    .selectFrom("account_pin as p")
    .innerJoin("customer_account as c", (join) => onRefInTenant(join, "c.id", "p.customer_account_id"))
    .select(["p.id", "p.code_hash", "p.tries"])
    .where(inTenant("p"))
    .where("c.customer_id", "=", named.customerId)
    .where("c.special_account_id", "=", named.specialAccountId)
    .where("p.terminal_id", "=", named.terminalId)
    .where("p.expires_dt", ">", now)
    .where("p.used_dt", "is", null)
    .orderBy("p.created_dt", "desc")
    .limit(1)
    .forUpdate("p");

export const countTry = (id: string) =>
  q
    .updateTable("account_pin")
    .set((eb) => ({ tries: eb("tries", "+", 1) }))
    .where(inTenant())
    .where("id", "=", id);

export const usePin = (id: string, now: Date) =>
  q.updateTable("account_pin").set({ used_dt: now }).where(inTenant()).where("id", "=", id);

/** The receiver of a PIN, locked, so concurrent requests see each other's PINs. */
export const lockReceiver = (customerId: string) =>
  q
    .selectFrom("customer")
    .select(["id", "email", "language", "blocked"])
    .where(inTenant())
    .where("id", "=", customerId)
    .forNoKeyUpdate();
