import type { Services } from "#kit/http/answer.ts";
import { inTransaction } from "#kit/http/transaction.ts";
import { inBusiness } from "#kit/jobs/businesses.ts";
import { Tenant } from "#kit/tenant.ts";
import { type PushOutcome, sendPush } from "../../../adapters/push/push-service.ts";
import { openSubscription } from "../../../adapters/push/sealed-subscription.ts";
import { senderOf } from "../../../adapters/push/sender.ts";
import { getLanguage, getOfPerson } from "../queries.ts";
import { toNotification } from "../views.ts";
import { type Message, ownerOf, requestSending, seenSince } from "./outbox.ts";
import * as queries from "./queries.ts";

type Needs = Pick<Services, "pool" | "settings">;

const minute = 60_000;
/** Waits before the next attempts, and then there are no more. */
const backoffMs = [5_000, minute, 5 * minute, 30 * minute, 120 * minute, 300 * minute];
/** Nobody wants to hear of it later. */
export const keptMs = 24 * 60 * minute;
/** So much of a text fits, in any script, into the 4 kB that push services take. */
const longestText = 500;

/**
 * Sends a notification to a device. It is removed from the outbox when it is sent, given up or read meanwhile. After a crash it may be sent twice; its id
 * makes the push service and the browser show it once.
 */
export async function sendToDevice(services: Needs, message: Message, now: Date): Promise<void> {
  const { pool, settings } = services;
  const { session_id: sessionId, notification_id: notificationId } = message;
  const begun = await inTransaction(pool, "read write", (client) =>
    new Tenant(client).maybe(queries.beginAttempt({ sessionId, notificationId, now, seenSince: seenSince(now) })),
  );
  if (!begun) return;
  const endsAt = begun.created_dt.getTime() + keptMs;
  const payload = endsAt > now.getTime() ? await payloadOf(pool, begun, notificationId) : undefined;
  const outcome: PushOutcome = payload
    ? await sendPush(
        {
          subscription: openSubscription(ownerOf(sessionId), begun.subscription, settings),
          payload,
          topic: notificationId.replaceAll("-", ""),
          keptSeconds: Math.ceil((endsAt - now.getTime()) / 1_000),
        },
        senderOf(settings),
        now,
      )
    : { state: "sent" };
  await inTransaction(pool, "read write", (client) =>
    finish(new Tenant(client), message, { outcome, attempts: begun.attempts, endsAt }, now),
  );
}

/** What the browser shows, in the language of its person; undefined when they have read it already, or could not in this session. */
async function payloadOf(
  pool: Needs["pool"],
  { person_id: personId, business_id, second_factor }: Begun,
  notificationId: string,
): Promise<string | undefined> {
  return await inBusiness(pool, business_id, "read only", async (tenant) => {
    const row = await tenant.maybe(getOfPerson(personId, notificationId));
    const demand = await tenant.maybe(queries.getDemand(personId));
    if (!row || row.read_dt || !demand || (demand.second_factor && !second_factor)) return undefined;
    const { language } = await tenant.one(getLanguage(personId));
    const { id, title, text } = toNotification(row, language);
    return JSON.stringify({ id, title, text: text.slice(0, longestText), language });
  });
}

interface Begun {
  person_id: string;
  business_id: string;
  second_factor: boolean;
}

interface Attempted {
  outcome: PushOutcome;
  attempts: number;
  endsAt: number;
}
async function finish(tenant: Tenant, message: Message, { outcome, attempts, endsAt }: Attempted, now: Date) {
  const { session_id, notification_id } = message;
  if (outcome.state === "gone") return void (await tenant.run(queries.removeDevice(session_id)));
  if (outcome.state === "sent") {
    await tenant.run(queries.removeMessage(session_id, notification_id));
    await tenant.run(queries.changeDevice(session_id, { failed_dt: null }));
    return;
  }
  const wait = outcome.state === "failed" ? backoffMs[attempts - 1] : undefined;
  const next = outcome.state === "failed" ? now.getTime() + Math.max(wait ?? 0, outcome.retryAfterMs) : undefined;
  if (wait !== undefined && next !== undefined && next < endsAt)
    return void (await requestSending(tenant, message, new Date(next)));
  await tenant.run(queries.removeMessage(session_id, notification_id));
  await tenant.run(queries.changeDevice(session_id, { failed_dt: now }));
}
