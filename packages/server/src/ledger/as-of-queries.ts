import { sql } from "kysely";
import { inTenant, onRefInTenant, q } from "#kit/database/rows.ts";

/** Entries of an account that were posted before a moment. */
const entriesBefore = (accountId: string, until: Date) =>
  q
    .selectFrom("entry")
    .innerJoin("transfer", (join) => onRefInTenant(join, "transfer.id", "entry.transfer_id"))
    .where(inTenant("entry"))
    .where("entry.account_id", "=", accountId)
    .where("transfer.posted_dt", "<", until);

/** The sum of an account's entries before a moment. Summed instead of looked up, because equal times have no order. */
export const getBalanceAt = (accountId: string, until: Date) =>
  entriesBefore(accountId, until).select(sql<bigint>`coalesce(sum(entry.amount), 0)::bigint`.as("balance"));

/** The contents of an account's lots before a moment: nearest expiry first (none: last), then older ones; without empty ones. */
export const listLotsAt = (accountId: string, until: Date) =>
  entriesBefore(accountId, until)
    .innerJoin("lot_entry", (join) => onRefInTenant(join, "lot_entry.entry_id", "entry.id"))
    .innerJoin("lot", (join) => onRefInTenant(join, "lot.id", "lot_entry.lot_id"))
    .select(["lot.id", "lot.kind", "lot.expire_date"])
    .select(sql<bigint>`sum(lot_entry.amount)::bigint`.as("amount"))
    .groupBy(["lot.id", "lot.kind", "lot.expire_date", "lot.sequence"])
    .having(sql<boolean>`sum(lot_entry.amount) <> 0`)
    .orderBy("lot.expire_date", (order) => order.asc().nullsLast())
    .orderBy("lot.sequence");
