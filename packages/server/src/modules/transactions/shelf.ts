import { price } from "@patron/engine";
import type { Tenant } from "#kit/tenant.ts";
import { type Place, prepare } from "./price-input.ts";

/**
 * The posted price of items at a terminal at this moment, as a customer sees it on the shelf: with its base taxes and
 * commissions, without anybody's discounts. Null where an item has no price there.
 */
export async function shelfPrices(
  tenant: Tenant,
  place: Place,
  goodsIds: readonly string[],
  now: Date,
): Promise<Map<string, string | null>> {
  const items = goodsIds.map((goods_id) => ({ line_id: goods_id, goods_id, quantity: "1" }));
  const prepared = await prepare(tenant, place, undefined, { items }, now);
  if (typeof prepared === "number") throw new Error("The items were read from this programme a moment ago.");
  const { input } = prepared;
  // One by one: an item without a price must not keep the others from theirs.
  const priced = input.lines.map((line) => {
    const outcome = price({ ...input, rules: [], lines: [line] });
    return [line.id, outcome.ok ? (outcome.check.lines[0]?.price_posted ?? null) : null] as const;
  });
  return new Map(priced);
}
