import type { additionalServices, deliveries } from "@patron/contract";
import type { BodyOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import type { Fixture } from "../../../test/fixtures.ts";
import type { World } from "../../../test/world.ts";

/** Adds a delivery type to a test's business: free, to an address. */
export function addDelivery({ owner, loyaltyId }: World, body: Partial<BodyOf<typeof deliveries.add>> = {}) {
  return owner.request(calls.deliveries.add, { body: { loyalty_id: loyaltyId, title: "Courier", ...body } });
}

/** Adds an additional service to a test's business. */
export function addService(
  { owner, loyaltyId }: World,
  body: Partial<BodyOf<typeof additionalServices.add>> & { goods_id: string },
) {
  const path = { loyaltyId };
  return owner.request(calls.additionalServices.add, { path, body: { title: "Gift wrapping", ...body } });
}

export const fixture: Fixture = async ({ w, posId, terminalId }, marker) => {
  const { id } = await addDelivery(w, { title: `${marker} courier` });
  const item = await w.make.goods({ title: `${marker} wrapping`, prices: [{ currency: "UAH", price: "3" }] });
  const service = await addService(w, { title: `${marker} service`, goods_id: item.id });
  const body = { active: true, terminal_id: terminalId };
  await w.owner.request(calls.onlineStore.changePos, { path: { posId }, body });
  return { delivery_type: id, additional_service: service.id };
};
