import type { MessageType } from "@patron/contract/enums";
import { type Insertable, sql } from "kysely";
import { inTenant, q, raw, tenantId } from "#kit/database/rows.ts";
import type { Message } from "#kit/database/tables.ts";

/** Stores a message from a customer; one whose id its service has used before is left out. */
export const addReceived = (row: Insertable<Message>) =>
  q
    .insertInto("message")
    .values(row)
    .onConflict((at) =>
      at.columns(["business_id", "message_type", "provider_id"]).where(sql<boolean>`incoming`).doNothing(),
    );

interface Sender {
  customerId: string | null;
  recipient: string;
  type: MessageType;
}
/** The last message that went out to somebody by a channel since a moment. */
export const lastSentTo = ({ customerId, recipient, type }: Sender, since: Date) =>
  q
    .selectFrom("message")
    .select(["id", "loyalty_id", "language"])
    .where(inTenant())
    .where("incoming", "=", false)
    .where("message_type", "=", type)
    .where("status", "in", ["sent", "delivered", "replied"])
    .where("created_dt", ">=", since)
    .$if(customerId !== null, (rows) => rows.where("customer_id", "=", customerId))
    .$if(customerId === null, (rows) => rows.where("customer_id", "is", null).where("recipient", "=", recipient))
    .orderBy("created_dt", "desc")
    .orderBy("id", "desc")
    .limit(1);

/** Notes that a message was answered. Whoever answers has got it, so nobody asks its service any more. */
export const markReplied = (id: string, now: Date) =>
  raw(sql`
    update message set status = 'replied', delivered_dt = coalesce(delivered_dt, ${now}), due_dt = null, claimed_dt = null
    where business_id = ${tenantId} and id = ${id} and status in ('sent', 'delivered')`);

/** An incoming or other message, locked until the end of the transaction. */
export const lockMessage = (id: string) =>
  q.selectFrom("message").selectAll().where(inTenant()).where("id", "=", id).forUpdate();

/** Marks an incoming message as read, or as unread. */
export const markRead = (id: string, at: Date | null) =>
  q.updateTable("message").set({ read_dt: at }).where(inTenant()).where("id", "=", id);

/** Notes that somebody has read an incoming message and answered it. */
export const markAnswered = (id: string, now: Date) =>
  raw(sql`
    update message set status = 'replied', read_dt = coalesce(read_dt, ${now})
    where business_id = ${tenantId} and id = ${id}`);

/** A customer by id. */
export const getSender = (id: string) =>
  q.selectFrom("customer").select(["id", "language"]).where(inTenant()).where("id", "=", id);
