import { pushDevice } from "@patron/contract";
import { NOTIFICATION_EVENTS, type NotificationEvent } from "@patron/contract/enums";
import type { ReplyOf } from "@patron/contract/kit";
import type { Selectable } from "kysely";
import type { PushDevice } from "#kit/database/tables.ts";
import type { Settings } from "#kit/env.ts";
import { type Context, implement } from "#kit/implement.ts";
import { vaultOf } from "#kit/vault/vault.ts";
import { personOf } from "#kit/who.ts";
import { sealSubscription } from "../../../adapters/push/sealed-subscription.ts";
import { digestOfEndpoint, isSubscription } from "../../../adapters/push/subscription.ts";
import { vapidKeysOf } from "../../../adapters/push/vapid.ts";
import { ownerOf } from "./outbox.ts";
import * as queries from "./queries.ts";

type Row = Selectable<PushDevice>;

function toDevice(row: Row | undefined, settings: Settings): ReplyOf<typeof pushDevice.get> {
  return {
    on: row !== undefined,
    events: row ? (row.events as NotificationEvent[]) : [...NOTIFICATION_EVENTS], // Only these are written.
    public_key: vapidKeysOf(vaultOf(settings)).publicKey,
    failed_dt: row?.failed_dt?.toISOString() ?? null,
  };
}

/** The history shows of which events a device tells; its address and keys stay secret. */
function recordChange(context: Pick<Context<typeof pushDevice.change>, "who" | "changed">, before?: Row, after?: Row) {
  const id = personOf(context.who).sessionId;
  const shown = (row: Row | undefined) => ({ id, events: row?.events ?? [] });
  context.changed({ entityType: "session", id, before: shown(before), after: shown(after) });
}

export const pushDeviceCalls = implement(pushDevice, {
  async get({ tenant, who, settings }) {
    return toDevice(await tenant.maybe(queries.getDevice(personOf(who).sessionId)), settings);
  },

  async switchOn(context) {
    const { body, tenant, who, settings, now, fail } = context;
    const { events, ...subscription } = body;
    if (!isSubscription(subscription, settings.privateAddresses)) return fail("push_device.unusable");
    const { sessionId } = personOf(who);
    const hash = digestOfEndpoint(subscription);
    const before = await tenant.maybe(queries.getDevice(sessionId));
    // A browser says it at every start.
    if (before?.endpoint_hash.equals(hash) && !events) return toDevice(before, settings);
    await tenant.run(queries.takeEndpoint(hash, sessionId));
    const after = await tenant.one(
      queries.saveDevice({
        session_id: sessionId,
        endpoint_hash: hash,
        subscription: sealSubscription(ownerOf(sessionId), subscription, settings),
        events: [...new Set(events ?? before?.events ?? NOTIFICATION_EVENTS)],
        created_dt: now,
      }),
    );
    recordChange(context, before, after);
    return toDevice(after, settings);
  },

  async change(context) {
    const { body, tenant, who, settings, fail } = context;
    const { sessionId } = personOf(who);
    const before = await tenant.maybe(queries.getDevice(sessionId));
    if (!before) return fail("push_device.not_found");
    const after = await tenant.maybe(queries.changeDevice(sessionId, { events: [...new Set(body.events)] }));
    // The push service has just said that it is gone.
    if (!after) return fail("push_device.not_found");
    recordChange(context, before, after);
    return toDevice(after, settings);
  },

  async switchOff(context) {
    const { tenant, who, settings } = context;
    const { sessionId } = personOf(who);
    const before = await tenant.maybe(queries.getDevice(sessionId));
    await tenant.run(queries.removeDevice(sessionId));
    if (before) recordChange(context, before);
    return toDevice(undefined, settings);
  },
});
