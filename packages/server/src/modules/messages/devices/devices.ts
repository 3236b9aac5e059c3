import { MOST_CUSTOMER_DEVICES } from "@patron/contract/enums";
import type { Settings } from "#kit/env.ts";
import { newId } from "#kit/id.ts";
import type { Tenant } from "#kit/tenant.ts";
import { sealSubscription } from "../../../adapters/push/sealed-subscription.ts";
import { digestOfEndpoint, type Subscription } from "../../../adapters/push/subscription.ts";
import { lockAnswers } from "../consent-queries.ts";
import * as queries from "./queries.ts";

/** The owner of a subscription in the vault. */
export const vaultOwnerOf = (businessId: string, hash: Buffer) =>
  `customer device ${businessId} ${hash.toString("hex")}`;

/** Drops the oldest devices beyond the limit and counts the others. The caller has locked the customer. */
async function settle(tenant: Tenant, customerId: string): Promise<Buffer[]> {
  const all = (await tenant.many(queries.listDevices([customerId]))).map((one) => one.endpoint_hash);
  const kept = all.slice(0, MOST_CUSTOMER_DEVICES);
  if (kept.length < all.length) await tenant.run(queries.removeDevices(customerId, all.slice(MOST_CUSTOMER_DEVICES)));
  await tenant.run(queries.saveCount(customerId, kept.length));
  return kept;
}

interface Adding {
  customerId: string;
  subscription: Subscription;
  settings: Settings;
  now: Date;
}
/** Gives a device to a locked customer, takes it from another one who had it, and returns all devices of the customer. */
export async function addDevice(tenant: Tenant, { customerId, subscription, settings, now }: Adding) {
  const endpoint_hash = digestOfEndpoint(subscription);
  const sealed = sealSubscription(vaultOwnerOf(tenant.businessId, endpoint_hash), subscription, settings);
  const row = { customer_id: customerId, endpoint_hash, subscription: sealed, created_dt: now };
  do {
    const holder = await tenant.maybe(queries.getHolder(endpoint_hash));
    if (holder) await removeDevices(tenant, holder.customer_id, [endpoint_hash]);
    // Another call has just given it to another customer, from whom it is taken then.
  } while ((await tenant.run(queries.addDevice({ id: newId(), ...row }))) === 0);
  return settle(tenant, customerId);
}

/** Takes devices from a customer, all of them without `hashes`, and returns the others. */
export async function removeDevices(tenant: Tenant, customerId: string, hashes?: readonly Buffer[]) {
  await tenant.maybe(lockAnswers(customerId));
  await tenant.run(queries.removeDevices(customerId, hashes));
  return settle(tenant, customerId);
}
