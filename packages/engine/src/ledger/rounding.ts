import type { CounterAccount } from "./account.ts";
import type { Entry } from "./transfer.ts";

/**
 * The entries for cash rounding: the amount that rounding added to (or, if negative, took off) a check, against the money paid in. Only
 * counter-accounts take part, so nothing is locked. Empty if nothing was rounded.
 */
export function roundingEntries(amount: bigint, currency: string): Entry[] {
  if (amount === 0n) return [];
  const side = (counter: CounterAccount["counter"]): CounterAccount => ({
    counter,
    kind: "cash",
    unit: currency,
  });
  return [
    { account: side("rounding"), amount },
    { account: side("paid-in"), amount: -amount },
  ];
}
