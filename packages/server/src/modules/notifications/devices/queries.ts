import type { NotificationEvent } from "@patron/contract/enums";
import { type Insertable, sql, type Updateable } from "kysely";
import { q, raw, tenantId } from "#kit/database/rows.ts";
import type { PushDevice, PushMessage } from "#kit/database/tables.ts";

/** The device of a session. */
export const getDevice = (sessionId: string) =>
  q.selectFrom("push_device").selectAll().where("session_id", "=", sessionId);

/** Takes a browser's subscription from other sessions: the latest sign-in has it. */
export const takeEndpoint = (hash: Buffer, sessionId: string) =>
  q.deleteFrom("push_device").where("endpoint_hash", "=", hash).where("session_id", "<>", sessionId);

export const saveDevice = (row: Insertable<PushDevice>) =>
  q
    .insertInto("push_device")
    .values(row)
    .onConflict((at) =>
      at.column("session_id").doUpdateSet((eb) => ({
        endpoint_hash: eb.ref("excluded.endpoint_hash"),
        subscription: eb.ref("excluded.subscription"),
        events: eb.ref("excluded.events"),
        failed_dt: null,
      })),
    )
    .returningAll();

export const changeDevice = (sessionId: string, columns: Updateable<PushDevice>) =>
  q.updateTable("push_device").set(columns).where("session_id", "=", sessionId).returningAll();

export const removeDevice = (sessionId: string) => q.deleteFrom("push_device").where("session_id", "=", sessionId);

/** A session that is valid: not over, and used since a moment. */
const isOpen = (now: Date, seenSince: Date) =>
  sql<boolean>`session.ended_dt is null and session.expires_dt > ${now} and session.seen_dt > ${seenSince}`;

/** The devices of some people in a business that tell of an event, in valid sessions. None of them is removed before the transaction ends. */
export const listDevicesOf = (
  personIds: readonly string[],
  of: { businessId: string; event: NotificationEvent; now: Date; seenSince: Date },
) =>
  q
    .selectFrom("push_device")
    .innerJoin("session", "session.id", "push_device.session_id")
    .select("push_device.session_id")
    .where("session.business_id", "=", of.businessId)
    .where("session.person_id", "=", sql<string>`any(${personIds}::uuid[])`)
    .where(isOpen(of.now, of.seenSince))
    .where(sql<boolean>`${of.event} = any(push_device.events)`)
    .forKeyShare("push_device");

export const addMessages = (rows: readonly Insertable<PushMessage>[]) => q.insertInto("push_message").values([...rows]);

/** Counts an attempt before it begins; nothing for a message that is sent or given up, or whose session is over. */
export const beginAttempt = (of: { sessionId: string; notificationId: string; now: Date; seenSince: Date }) =>
  q
    .updateTable("push_message")
    .from("push_device")
    .innerJoin("session", "session.id", "push_device.session_id")
    .set((eb) => ({ attempts: eb("push_message.attempts", "+", 1) }))
    .whereRef("push_message.session_id", "=", "push_device.session_id")
    .where("push_message.session_id", "=", of.sessionId)
    .where("push_message.notification_id", "=", of.notificationId)
    .where(isOpen(of.now, of.seenSince))
    .returning(["push_message.attempts", "push_message.created_dt", "push_device.subscription"])
    .returning(["session.person_id", "session.business_id", "session.second_factor"]);

/** Whether a person must have a second factor to see anything of the business; nothing for people who may not enter it. */
export const getDemand = (personId: string) =>
  raw(sql<{ second_factor: boolean }>`
    select b.second_factor_required and (m.access = 'owner' or 'security' = any(m.scopes)) as second_factor
    from member m join business b on b.business_id = m.business_id
    where m.business_id = ${tenantId} and b.business_id = ${tenantId} and m.person_id = ${personId} and not m.suspended`);

export const removeMessage = (sessionId: string, notificationId: string) =>
  q.deleteFrom("push_message").where("session_id", "=", sessionId).where("notification_id", "=", notificationId);

/** Removes messages that were to be sent before a moment. */
export const removeOldMessages = (before: Date) => q.deleteFrom("push_message").where("created_dt", "<", before);

/** Removes the devices of sessions that nobody can use any more. */
export const removeClosed = (now: Date, seenSince: Date) =>
  raw(sql`
    delete from push_device where session_id in (
      select session.id from session where not (${isOpen(now, seenSince)}))`);
