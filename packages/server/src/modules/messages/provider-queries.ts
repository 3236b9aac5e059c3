import { type MessageProblem, type MessageType, SERVICE_PROBLEMS } from "@patron/contract/enums";
import { sql, type Updateable } from "kysely";
import { inTenant, q, raw, tenantId } from "#kit/database/rows.ts";
import type { MessageProvider } from "#kit/database/tables.ts";

const rows = () => q.selectFrom("message_provider").selectAll().where(inTenant());

/** The services of a business, for the types of messages that have one. */
export const listProviders = () => rows().orderBy("message_type");

export const getProvider = (type: MessageType) => rows().where("message_type", "=", type);

/** The service of a type, locked until the end of the transaction. */
export const lockProvider = (type: MessageType) => getProvider(type).forUpdate();

/** Adds a service that is changed next; concurrent calls add only one. */
export const addProvider = (type: MessageType, kind: MessageProvider["kind"]) =>
  q
    .insertInto("message_provider")
    .values({ message_type: type, kind, version: 1 })
    .onConflict((at) => at.columns(["business_id", "message_type"]).doNothing());

export const saveProvider = (type: MessageType, columns: Updateable<MessageProvider>, now: Date) =>
  q
    .updateTable("message_provider")
    .set((eb) => ({ ...columns, modified_dt: now, version: eb("version", "+", 1) }))
    .where(inTenant())
    .where("message_type", "=", type)
    .returningAll();

export const removeProvider = (type: MessageType) =>
  q.deleteFrom("message_provider").where(inTenant()).where("message_type", "=", type);

/** Notes that the service of a type has just sent a message. The settings keep their version. */
export const noteSent = (type: MessageType, now: Date) =>
  q.updateTable("message_provider").set({ last_sent_dt: now }).where(inTenant()).where("message_type", "=", type);

/** Notes why the service of a type could not send a message, and returns whether it worked until then. The settings keep their version. */
export const noteFailed = (type: MessageType, problem: MessageProblem, text: string | null, now: Date) =>
  raw(sql<{ worked: boolean }>`
    update message_provider p set last_failed_dt = ${now}, last_problem = ${problem}, last_error_text = ${text}
    from (select last_sent_dt, last_failed_dt, last_problem from message_provider
      where business_id = ${tenantId} and message_type = ${type} for update) before
    where p.business_id = ${tenantId} and p.message_type = ${type}
    returning before.last_failed_dt is null or before.last_sent_dt >= before.last_failed_dt
      or before.last_problem <> all(${SERVICE_PROBLEMS}::text[]) as worked`);

/** How far the mailbox is read. The settings keep their version. */
export const saveMailbox = (validity: bigint, uid: number) =>
  q
    .updateTable("message_provider")
    .set({ mailbox_validity: validity, mailbox_uid: BigInt(uid) })
    .where(inTenant())
    .where("message_type", "=", "email");

/** Notes that the mailbox was read, or why not. The settings keep their version. */
export const noteMailbox = (problem: MessageProblem | null, text: string | null, now: Date) =>
  q
    .updateTable("message_provider")
    .set({ mailbox_problem: problem, mailbox_error_text: text, ...(problem === null && { mailbox_checked_dt: now }) })
    .where(inTenant())
    .where("message_type", "=", "email");

/** Businesses with a mailbox to read, in order, after the last one of the page before. */
export const listMailboxBusinesses = (after: string | null, most: number) =>
  raw(sql<{ business_id: string }>`select business_id from list_mailbox_businesses(${after}::uuid, ${most}::int)`);
