import type { InferResult } from "kysely";
import { type Insertable, sql, type Updateable } from "kysely";
import { inTenant, onRefInTenant, q, raw, tenantId } from "#kit/database/rows.ts";
import type { Mailing } from "#kit/database/tables.ts";

const rows = () => q.selectFrom("mailing").selectAll().where(inTenant());

export const getMailing = (id: string) => rows().where("id", "=", id);
export type MailingRow = InferResult<ReturnType<typeof getMailing>>[number];

/** A mailing, locked until the end of the transaction. */
export const lockMailing = (id: string) => getMailing(id).forUpdate();

/** Mailings, newest first; ties by id. */
export const listMailings = (loyaltyId: string | undefined) =>
  rows()
    .$if(loyaltyId !== undefined, (query) => query.where("loyalty_id", "=", loyaltyId ?? ""))
    .orderBy("created_dt", "desc")
    .orderBy("id", "desc");

export const addMailing = (row: Insertable<Mailing>) => q.insertInto("mailing").values(row);

export const saveMailing = (id: string, columns: Updateable<Mailing>, now: Date) =>
  q
    .updateTable("mailing")
    .set((eb) => ({ ...columns, modified_dt: now, version: eb("version", "+", 1) }))
    .where(inTenant())
    .where("id", "=", id)
    .returningAll();

/** Whom a mailing is for. */
export interface Audience {
  loyalty_id: string;
  customer_ids: readonly string[] | null;
  category_id: string | null;
  access: "full" | "limited" | "none" | null;
}
/** Members of the programme who are in the audience and not blocked, by id. */
const members = ({ loyalty_id, customer_ids, category_id, access }: Audience) =>
  q
    .selectFrom("card")
    .innerJoin("customer", (join) => onRefInTenant(join, "customer.id", "card.customer_id"))
    .where(inTenant("card"))
    .where("card.loyalty_id", "=", loyalty_id)
    .where("customer.blocked", "=", false)
    .$if(customer_ids !== null, (query) => query.where(sql<boolean>`card.customer_id = any(${customer_ids}::uuid[])`))
    .$if(category_id !== null, (query) => query.where("card.category_id", "=", category_id))
    .$if(access !== null, (query) => query.where("card.access", "=", access ?? "full"));

/** The next members after one, in the order of their ids. */
export const listMembers = (audience: Audience, after: string | null, most: number) =>
  members(audience)
    .select([
      "customer.id",
      "customer.phone",
      "customer.email",
      "customer.chat_id",
      "customer.push_devices",
      "customer.language",
    ])
    .$if(after !== null, (query) => query.where("customer.id", ">", after ?? ""))
    .orderBy("customer.id")
    .limit(most);

/** How many members there are by their language, by which of telephone, e-mail, chat and device they have, and by their answers about advertising. */
export const countMembers = (audience: Audience) =>
  members(audience)
    .select(["customer.language", "customer.message_consents", "customer.message_refusals"])
    .select(sql<boolean>`customer.phone is not null`.as("has_phone"))
    .select(sql<boolean>`customer.email is not null`.as("has_email"))
    .select(sql<boolean>`customer.chat_id is not null`.as("has_chat"))
    .select(sql<boolean>`customer.push_devices > 0`.as("has_device"))
    .select(sql<number>`count(*)::int`.as("count"))
    .groupBy([
      "customer.language",
      "has_phone",
      "has_email",
      "has_chat",
      "has_device",
      "message_consents",
      "message_refusals",
    ]);

/** What became of the messages of some mailings. */
export const countOutcomes = (ids: readonly string[]) =>
  q
    .selectFrom("message")
    .select(["mailing_id", "status"])
    .select(sql<number>`count(*)::int`.as("count"))
    .select(sql<bigint>`coalesce(sum(cost), 0)::bigint`.as("cost"))
    .where(inTenant())
    .where("mailing_id", "in", ids)
    .groupBy(["mailing_id", "status"]);

/** Ends the mailings of which no message waits any more. */
export const finishMailings = (now: Date) =>
  raw(sql<{ id: string; created: number; loyalty_id: string }>`
    update mailing set state = 'done', done_dt = ${now}, modified_dt = ${now}, version = version + 1
    where business_id = ${tenantId} and state = 'sending' and nobody_left and not exists (
      select from message m where m.business_id = ${tenantId} and m.mailing_id = mailing.id and m.status = 'wait')
    returning id, created, loyalty_id`);
