import type { deliveries } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/kit";
import { parseMoney } from "@patron/engine/money";
import type { InferResult } from "kysely";
import { stampsOf } from "#kit/records/stamps.ts";
import { isCurrency } from "../reference/public.ts";
import type { getDeliveryType } from "./delivery-queries.ts";

export type DeliveryRow = InferResult<ReturnType<typeof getDeliveryType>>[number];
type Level = ReplyOf<typeof deliveries.get>["price_levels"][number];

export function toDeliveryType(row: DeliveryRow): ReplyOf<typeof deliveries.get> {
  const { business_id: _, created_dt: __, modified_dt: ___, price_levels, ...same } = row;
  return { ...same, ...stampsOf(row), price_levels: price_levels as Level[] }; // Written only from this shape.
}

/** The first error in prices by order amount: a currency that does not exist, begins above 0, or has an amount twice. */
export function refuseLevels(
  levels: readonly Level[] = [],
): "currency.unknown" | "delivery.levels_invalid" | undefined {
  if (levels.some(({ currency }) => !isCurrency(currency))) return "currency.unknown";
  for (const [currency, same] of Map.groupBy(levels, (one) => one.currency)) {
    const amounts = same.map(({ amount_from }) => parseMoney(amount_from, currency));
    const isWhole =
      amounts.every((one) => one !== undefined) && same.every(({ price }) => parseMoney(price, currency) !== undefined);
    if (!isWhole || !amounts.includes(0n) || new Set(amounts).size < amounts.length) return "delivery.levels_invalid";
  }
  return undefined;
}

/** The prices of a delivery type in a currency, the smallest order first; undefined if it is not offered in it. */
export function levelsIn(row: DeliveryRow, currency: string): Pick<Level, "amount_from" | "price">[] | undefined {
  const levels = row.price_levels as Level[]; // Written only from this shape.
  const own = levels.filter((one) => one.currency === currency);
  if (levels.length > 0 && own.length === 0) return undefined;
  const from = ({ amount_from }: Level) => parseMoney(amount_from, currency) ?? 0n;
  return own.sort((a, b) => (from(a) < from(b) ? -1 : 1)).map(({ amount_from, price }) => ({ amount_from, price }));
}
