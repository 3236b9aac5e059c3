import { type InferResult, type Insertable, sql, type Updateable } from "kysely";
import { inTenant, q, tenantId } from "#kit/database/rows.ts";
import type { RuleReplay } from "#kit/database/tables.ts";

const rows = (loyaltyId: string) =>
  q
    .selectFrom("rule_replay as replay")
    .leftJoin("person", "person.id", "replay.person_id")
    .select(["replay.id", "replay.loyalty_id", "replay.person_id", "replay.rule_id", "replay.off_rule_ids"])
    .select(["replay.date_from", "replay.date_to", "replay.state", "replay.sales_count", "replay.done_count"])
    .select(["replay.kind", "replay.rules_count", "replay.prices_count", "replay.percent", "replay.price_change_id"])
    .select(["replay.ended_dt", "replay.created_dt", "replay.modified_dt", "replay.version"])
    .select(sql<string | null>`trim(person.first_name || ' ' || person.last_name)`.as("person_name"))
    .select(sql<string>`coalesce(replay.rule->>'title', '')`.as("title"))
    .where(inTenant("replay"))
    .where("replay.loyalty_id", "=", loyaltyId);

/** Replays of a programme, the newest first; ties by id. */
export const listReplays = (loyaltyId: string) =>
  rows(loyaltyId).orderBy("replay.created_dt", "desc").orderBy("replay.id", "desc");
export const getReplay = (loyaltyId: string, id: string) => rows(loyaltyId).where("replay.id", "=", id);
export type ReplayRow = InferResult<ReturnType<typeof getReplay>>[number];
/** One replay, locked until the end of the transaction. */
export const lockReplay = (loyaltyId: string, id: string) => getReplay(loyaltyId, id).forUpdate("replay");

/** What a replay tries, and what it has found. */
export const getFindings = (id: string) =>
  q.selectFrom("rule_replay").select(["change", "estimate", "result"]).where(inTenant()).where("id", "=", id);

/** Adds a replay; nothing while another one of the business runs. */
export const addReplay = (row: Insertable<RuleReplay>) =>
  q
    .insertInto("rule_replay")
    .values(row)
    .onConflict((at) => at.column("business_id").where(sql<boolean>`state = 'running'`).doNothing());

/** What a piece of a running replay goes on from; none if it has ended or was removed. */
export const getRunning = (id: string) =>
  q.selectFrom("rule_replay").selectAll().where(inTenant()).where("id", "=", id).where("state", "=", "running");
export type RunningRow = InferResult<ReturnType<typeof getRunning>>[number];

/** Changes a running replay, if nobody has changed it since. */
export const saveRunning = (
  { id, version }: Pick<RunningRow, "id" | "version">,
  columns: Updateable<RuleReplay>,
  now: Date,
) =>
  q
    .updateTable("rule_replay")
    .set((eb) => ({ ...columns, modified_dt: now, version: eb("version", "+", 1) }))
    .where(inTenant())
    .where("id", "=", id)
    .where("version", "=", version)
    .where("state", "=", "running");

export const cancelReplay = (id: string, now: Date) =>
  q
    .updateTable("rule_replay")
    .set((eb) => ({ state: "cancelled", found: null, ended_dt: now, modified_dt: now, version: eb("version", "+", 1) }))
    .where(inTenant())
    .where("id", "=", id);

export const removeReplay = (id: string) => q.deleteFrom("rule_replay").where(inTenant()).where("id", "=", id);

/** Whose sales, and from when until when. */
export interface PastPeriod {
  loyaltyId: string;
  from: Date;
  until: Date;
}

/** Sales that were made and not cancelled. */
const sold = ({ loyaltyId, from, until }: PastPeriod) =>
  q
    .selectFrom("transaction")
    .where(inTenant())
    .where("loyalty_id", "=", loyaltyId)
    .where("status", "=", "success")
    .where("transaction_type", "in", ["sale", "reserve"])
    .where("created_dt", ">=", from)
    .where("created_dt", "<", until);

/** How many sales there are in equal parts of the period, by the number of the part from 1; parts without any are missing. */
export const countSales = (period: PastPeriod, parts: number) =>
  sold(period)
    .select(
      sql<number>`width_bucket(extract(epoch from created_dt), extract(epoch from ${period.from}::timestamptz),
        extract(epoch from ${period.until}::timestamptz), ${parts}::int)`.as("part"),
    )
    .select(sql<number>`count(*)::int`.as("count"))
    .groupBy("part");

/** Whether somebody invited the customer of a sale. */
const wasInvited = sql<boolean>`exists (
  select from card c where c.business_id = ${tenantId} and c.id = transaction.card_id and c.referrer_card_id is not null)`;

/** Sales in the order in which they were made, ties by id; after one of them, if it is given. `invites` reads which customers were invited. */
export const listPastSales = (
  period: PastPeriod,
  after: { at: Date; id: string } | null,
  limit: number,
  invites: boolean,
) =>
  sold(period)
    .select(["id", "number", "transaction_type", "engine_version", "input", "finals", "trace"])
    .select(["created_dt", "currency", "customer_id", "card_id"])
    .select((eb) =>
      eb
        .selectFrom("transaction_item as item")
        .select(
          sql<bigint | null>`case when count(*) = count(item.cost_amount) then sum(item.cost_amount)::bigint end`.as(
            "cost",
          ),
        )
        .where(inTenant("item"))
        .whereRef("item.transaction_id", "=", "transaction.id")
        .as("cost"),
    )
    .$if(invites, (query) => query.select(wasInvited.as("invited")))
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(created_dt, id) > (${after?.at}::timestamptz, ${after?.id}::uuid)`),
    )
    .orderBy("created_dt")
    .orderBy("id")
    .limit(limit);
export type PastSaleRow = InferResult<ReturnType<typeof listPastSales>>[number];

/** The names of customers; those who have none are missing. */
export const listNames = (ids: readonly string[]) =>
  q
    .selectFrom("customer")
    .select("id")
    .select(sql<string>`trim(first_name || ' ' || last_name)`.as("title"))
    .where(inTenant())
    .where("id", "=", sql<string>`any(${ids}::uuid[])`);
/** The names of items, categories of goods or price groups; those that are gone are missing. */
export const listTitles = (table: "goods" | "goods_category" | "price_group", ids: readonly string[]) =>
  q.selectFrom(table).select(["id", "title"]).where(inTenant()).where("id", "=", sql<string>`any(${ids}::uuid[])`);
/** The names and units of special accounts. */
export const listAccounts = (ids: readonly string[]) =>
  q
    .selectFrom("special_account")
    .select(["id", "title", "type", "unit"])
    .where(inTenant())
    .where("id", "=", sql<string>`any(${ids}::uuid[])`);
/** Which of some price groups are of a programme. */
export const listGroups = (loyaltyId: string, ids: readonly string[]) =>
  q
    .selectFrom("price_group")
    .select("id")
    .where(inTenant())
    .where("loyalty_id", "=", loyaltyId)
    .where("id", "=", sql<string>`any(${ids}::uuid[])`);
/** The titles of rules. */
export const listRuleTitles = (ids: readonly string[]) =>
  q.selectFrom("rule").select(["id", "title"]).where(inTenant()).where("id", "=", sql<string>`any(${ids}::uuid[])`);
