import { customerDevices } from "@patron/contract";
import type { Language } from "@patron/contract/enums";
import type { Failure, ReplyOf } from "@patron/contract/kit";
import type { Settings } from "#kit/env.ts";
import { implement } from "#kit/implement.ts";
import type { Tenant } from "#kit/tenant.ts";
import { vaultOf } from "#kit/vault/vault.ts";
import { isSubscription } from "../../../adapters/push/subscription.ts";
import { vapidKeysOf } from "../../../adapters/push/vapid.ts";
import { businessNames } from "../business-name.ts";
import { enterBy, type Linked } from "../consent-entry.ts";
import { getAnswers, lockAnswers } from "../consent-queries.ts";
import { record } from "../consents.ts";
import { addDevice, removeDevices } from "./devices.ts";
import { devicePage, isPushActive } from "./page.ts";
import * as queries from "./queries.ts";
import { messageOf } from "./receipt.ts";

async function toDevices(
  { tenant, settings }: Pick<Linked, "tenant" | "settings">,
  { language }: { language: Language | null },
  hashes: readonly Buffer[],
): Promise<ReplyOf<typeof customerDevices.show>> {
  return {
    business_name: (await businessNames(tenant))(language),
    available: await isPushActive(tenant),
    public_key: vapidKeysOf(vaultOf(settings)).publicKey,
    devices: hashes.map((hash) => hash.toString("base64url")),
  };
}

interface Counted {
  path: { userId: string };
  tenant: Tenant;
  settings: Settings;
  fail(code: "customer.not_found"): Failure;
}
async function count({ path, tenant, settings, fail }: Counted) {
  const customer = await tenant.maybe(queries.getCount(path.userId));
  if (!customer) throw fail("customer.not_found");
  return { devices: customer.push_devices, link: await devicePage(tenant, customer.id, settings) };
}

const hashesOf = async (tenant: Tenant, customerId: string) =>
  (await tenant.many(queries.listDevices([customerId]))).map(({ endpoint_hash }) => endpoint_hash);

export const customerDeviceCalls = implement(customerDevices, {
  async show(context) {
    const customer = await enterBy(context, getAnswers);
    return toDevices(context, customer, await hashesOf(context.tenant, customer.id));
  },

  async switchOn(context) {
    const { body: subscription, tenant, now, settings, fail } = context;
    const customer = await enterBy(context, lockAnswers);
    if (!isSubscription(subscription, settings.privateAddresses)) return fail("push_device.unusable");
    if (!(await isPushActive(tenant))) return fail("message_provider.none");
    const hashes = await addDevice(tenant, { customerId: customer.id, subscription, settings, now });
    const answers = [{ message_type: "push" as const, agreed: true }];
    await record(tenant, customer, { answers, source: "link", personId: null }, now);
    return toDevices(context, customer, hashes);
  },

  async switchOff(context) {
    const { query, tenant } = context;
    const customer = await enterBy(context, lockAnswers);
    const only = query.device === undefined ? undefined : [Buffer.from(query.device, "base64url")];
    return toDevices(context, customer, await removeDevices(tenant, customer.id, only));
  },

  async received({ path, tenant, now, settings, fail }) {
    const known = messageOf(path.token, settings);
    if (!known) return fail("push_receipt.not_found");
    await tenant.enter(known.businessId);
    if (!(await tenant.maybe(queries.findMessage(known.messageId)))) return fail("push_receipt.not_found");
    // A device that is late, or a second one, changes nothing.
    await tenant.run(queries.noteReceived(known.messageId, now));
    return { done: true };
  },

  count,

  async remove(context) {
    const { path, tenant, fail, changed } = context;
    const customer = await tenant.maybe(queries.getCount(path.userId));
    if (!customer) return fail("customer.not_found");
    await removeDevices(tenant, customer.id);
    const before = { devices: customer.push_devices };
    if (before.devices > 0) changed({ entityType: "customer", id: customer.id, before, after: { devices: 0 } });
    return count(context);
  },
});
