import { type Insertable, sql } from "kysely";
import { inTenant, noId, onRefInTenant, q } from "#kit/database/rows.ts";
import type { TransactionAccount } from "#kit/database/tables.ts";

/** Special accounts by id, with one customer's account (null: none yet) and the time zone for days. */
export const listTargets = (ids: readonly string[], customerId: string | null) =>
  q
    .selectFrom("special_account as s")
    .innerJoin("business as b", "b.business_id", "s.business_id")
    .leftJoin("customer_account as c", (join) =>
      onRefInTenant(join, "c.special_account_id", "s.id").on("c.customer_id", "=", customerId ?? noId),
    )
    .select([
      "s.id",
      "s.title",
      "s.public_title",
      "s.scope",
      "s.type",
      "s.unit",
      "s.active",
      "s.loyalty_ids",
      "s.pos_ids",
    ])
    .select(["s.expire_type", "s.expire_value", "s.credit_type", "s.credit_limit"])
    .select(["b.time_zone", "c.id as own_id", "c.active as own_active"])
    .where(inTenant("s"))
    .where("s.id", "=", sql<string>`any(${ids}::uuid[])`)
    .orderBy("s.id");

/** A customer's account for a special account. */
export const getOwnAccount = (customerId: string, specialAccountId: string) =>
  q
    .selectFrom("customer_account")
    .select("id")
    .where(inTenant())
    .where("customer_id", "=", customerId)
    .where("special_account_id", "=", specialAccountId);

/** The movements of a transaction on special accounts. */
export const addTransactionAccounts = (rows: readonly Insertable<TransactionAccount>[]) =>
  q.insertInto("transaction_account").values(rows);
