import { sql } from "kysely";
import { inTenant, q, raw, tenantId } from "#kit/database/rows.ts";

/** What messages have cost in a month. */
export const getSpent = (month: string) =>
  q.selectFrom("message_spending").select("spent").where(inTenant()).where("month", "=", month);

/** Takes an amount from a month, unless a limit would be exceeded: then no row is changed. Concurrent ones follow each other. */
export const take = (month: string, amount: bigint, limit: bigint | null) =>
  q
    .insertInto("message_spending")
    .values({ month, spent: amount })
    .onConflict((at) =>
      at
        .columns(["business_id", "month"])
        .doUpdateSet({ spent: sql<bigint>`message_spending.spent + excluded.spent` })
        .where(sql<boolean>`${limit}::bigint is null or message_spending.spent + excluded.spent <= ${limit}::bigint`),
    );

/** Gives back what an attempt had taken and did not spend. */
export const giveBack = (month: string, amount: bigint) =>
  raw(sql`
    update message_spending set spent = spent - ${amount}::bigint
    where business_id = ${tenantId} and month = ${month}`);

/** Notes with a message what its attempt has taken, or that it has taken nothing; no row is changed if another server has taken the message over. */
export const noteTaken = (id: string, claimed: Date, taken: { month: string; amount: bigint } | undefined) =>
  q
    .updateTable("message")
    .set({ reserved: taken?.amount ?? null, reserved_month: taken?.month ?? null })
    .where(inTenant())
    .where("id", "=", id)
    .where("claimed_dt", "=", claimed);

/** Notes that people are told of the limit of a month; no row is changed if they were told before. */
export const noteTold = (month: string, now: Date) =>
  q
    .insertInto("message_spending")
    .values({ month, spent: 0n, told_dt: now })
    .onConflict((at) =>
      at
        .columns(["business_id", "month"])
        .doUpdateSet({ told_dt: now })
        .where(sql<boolean>`message_spending.told_dt is null`),
    );

/** Another limit may be reached anew. */
export const forgetTold = (month: string) =>
  q.updateTable("message_spending").set({ told_dt: null }).where(inTenant()).where("month", "=", month);

/** Messages that wait for the end of quiet hours are looked at again. */
export const wakeHeld = (now: Date) =>
  q
    .updateTable("message")
    .set({ due_dt: now })
    .where(inTenant())
    .where("status", "=", "wait")
    .where("problem", "=", "quiet-hours");
