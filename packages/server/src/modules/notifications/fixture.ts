import { calls } from "@patron/contract/routes";
import type { Fixture } from "../../../test/fixtures.ts";
import { someSubscription } from "../../../test/messages/subscription.ts";
import { raise } from "./public.ts";

/** Settings, a notification that the owner has not read, and a device of the owner. */
export const fixture: Fixture = async ({ w }, marker) => {
  const recipients = { channels: ["app" as const], staff_ids: [], emails: [`${marker}@example.com`], phones: [] };
  const body = { events: [{ event: "refund" as const, ...recipients }] };
  await w.owner.request(calls.notifications.changeSettings, { body });
  await w.inside(async (tenant) => {
    const facts = { staff: `${marker} staff`, by: "", change: "added" as const };
    await raise(tenant, { event: "access-changed", facts }, w.server.clock.now());
  });
  await w.owner.request(calls.pushDevice.switchOn, { body: someSubscription() });
  const { items } = await w.owner.request(calls.notifications.list, {});
  return { notification: items[0]?.id ?? "" };
};
