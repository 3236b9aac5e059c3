import { moneyText, parseMoney, sum } from "@patron/engine/money";

interface Bonuses {
  currency: string;
  lots: readonly { amount: string; expire_date: string | null }[];
}

/** Returns the last valid day of the bonuses that expire first, and their amount. Undefined if nothing expires. */
export function nextExpiry({ currency, lots }: Bonuses): { day: string; amount: string } | undefined {
  const ending = lots.flatMap(({ amount, expire_date: day }) => {
    const value = parseMoney(amount, currency);
    // A lot below zero is a debt, which does not expire.
    return day !== null && value !== undefined && value > 0n ? [{ value, day }] : [];
  });
  // Days sort as texts.
  const day = ending.map((lot) => lot.day).sort()[0];
  if (day === undefined) return undefined;
  const next = ending.filter((lot) => lot.day === day).map(({ value }) => value);
  return { day, amount: moneyText(sum(next), currency) };
}
