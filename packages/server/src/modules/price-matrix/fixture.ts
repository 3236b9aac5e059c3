import { calls } from "@patron/contract/routes";
import type { Fixture } from "../../../test/fixtures.ts";

/** A planned change of the price of the one item in the one group. */
export const fixture: Fixture = async ({ w }, marker) => {
  const path = { loyaltyId: w.loyaltyId };
  const { items, price_groups } = await w.owner.request(calls.priceMatrix.axes, { path, query: {} });
  const prices = items.slice(0, 1).map(({ id }) => ({ item_id: id, price: "9" }));
  const body = {
    price_groups: price_groups.slice(0, 1).map(({ id }) => ({ price_group_id: id, prices })),
    valid_from: "2090-01-01T00:00:00Z",
    valid_until: "2090-02-01T00:00:00Z",
    comment: `${marker} sale`,
  };
  return { price_change: (await w.owner.request(calls.priceMatrix.addChange, { path, body })).id };
};
