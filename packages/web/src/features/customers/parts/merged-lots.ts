import { moneyText, parseMoney, sum } from "@patron/engine/money";
import type { Card } from "./customer-fields.tsx";

type Lot = NonNullable<Card["bonuses"]>[number]["lots"][number];

/** Adds up credits of a kind that expire on the same day, in their order: each sale credits a lot of its own, which nobody tells apart. */
export function mergedLots(lots: readonly Lot[], currency: string): Lot[] {
  const groups = Map.groupBy(lots, ({ kind, expire_date }) => `${kind} ${expire_date ?? ""}`);
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (!first || others.length === 0) return first ?? [];
    const values = [first, ...others].map(({ amount }) => parseMoney(amount, currency));
    const known = values.filter((value) => value !== undefined);
    return known.length === values.length ? { ...first, amount: moneyText(sum(known), currency) } : [first, ...others];
  });
}
