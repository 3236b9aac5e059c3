import type { NotificationEvent } from "@patron/contract/enums";
import { sessionIdleDays } from "#kit/http/guard.ts";
import type { Tenant } from "#kit/tenant.ts";
import { addMessages, listDevicesOf } from "./queries.ts";

/** Since when a session must have been used to be valid. */
export const seenSince = (now: Date) => new Date(now.getTime() - sessionIdleDays * 86_400_000);

/** The owner of a subscription in the vault. */
export const ownerOf = (sessionId: string) => `push device ${sessionId}`;

/** One notification on its way to one device. */
export interface Message {
  session_id: string;
  notification_id: string;
}

/** Requests an attempt to send, at once or later. A waiting request for the same is replaced. */
export const requestSending = (tenant: Tenant, { session_id, notification_id }: Message, at: Date | null = null) =>
  tenant.job("push.send", { session_id, notification_id }, at, `push ${session_id} ${notification_id}`);

/** Stores a notification for every device where one of these people wants to hear of its event, in this transaction. */
export async function storeForDevices(
  tenant: Tenant,
  { id: notification_id, event }: { id: string; event: NotificationEvent },
  personIds: readonly string[],
  now: Date,
): Promise<void> {
  const of = { businessId: tenant.businessId, event, now, seenSince: seenSince(now) };
  const devices = await tenant.many(listDevicesOf(personIds, of));
  if (devices.length === 0) return;
  await tenant.run(addMessages(devices.map(({ session_id }) => ({ session_id, notification_id, created_dt: now }))));
  await Promise.all(devices.map(({ session_id }) => requestSending(tenant, { session_id, notification_id })));
}
