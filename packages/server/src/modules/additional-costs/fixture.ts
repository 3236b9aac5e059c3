import type { additionalCosts } from "@patron/contract";
import type { BodyOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import type { Fixture } from "../../../test/fixtures.ts";
import { rollUpAll } from "../../../test/rollup.ts";
import type { World } from "../../../test/world.ts";

/** Adds an additional cost to a test's programme: a commission of 10 %. */
export function addCost({ owner, loyaltyId }: World, body: Partial<BodyOf<typeof additionalCosts.add>> = {}) {
  const commission = body.kind === undefined || body.kind === "commission";
  return owner.request(calls.additionalCosts.add, {
    path: { loyaltyId },
    body: { title: "Acquiring", code: "ACQ", kind: "commission", ...(commission && { value: "10" }), ...body },
  });
}

/** At every terminal of the business, with a value of its own for an item; a sale was made with it, and rolled up. */
export const fixture: Fixture = async ({ w, sell }, marker) => {
  const { id } = await addCost(w, { title: `${marker} commission`, value: "0" });
  const costs = [{ additional_cost_id: id, value: "0" }];
  const { items: terminals } = await w.owner.request(calls.terminals.list, {});
  const { items } = await w.owner.request(calls.embedded.goods, {});
  for (const { id: terminalId } of terminals) {
    const path = { terminalId };
    await w.owner.request(calls.terminalCosts.change, { path, body: { costs } });
    const body = items.map((item) => ({ item_id: item.id, costs }));
    await w.owner.request(calls.terminalCosts.changeItems, { path, body });
  }
  await sell({ items: [{ code: "A", quantity: "1" }] });
  await rollUpAll(w);
  return { additional_cost: id };
};
