import type { deliveries } from "@patron/contract";
import type { BodyOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import type { Fixture } from "../../../test/fixtures.ts";
import type { World } from "../../../test/world.ts";

/** Adds a delivery type to a test's business: free, to an address. */
export function addDelivery({ owner, loyaltyId }: World, body: Partial<BodyOf<typeof deliveries.add>> = {}) {
  return owner.request(calls.deliveries.add, { body: { loyalty_id: loyaltyId, title: "Courier", ...body } });
}

export const fixture: Fixture = async ({ w, posId, terminalId }, marker) => {
  const { id } = await addDelivery(w, { title: `${marker} courier` });
  const body = { active: true, terminal_id: terminalId };
  await w.owner.request(calls.onlineStore.changePos, { path: { posId }, body });
  return { delivery_type: id };
};
