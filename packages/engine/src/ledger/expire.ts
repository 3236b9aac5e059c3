import { sum } from "../money/index.ts";
import type { AccountState, Pin } from "./account.ts";
import { endless, expirable, taking } from "./lot.ts";
import { type Decision, move } from "./transfer.ts";

/**
 * Expires everything whose last valid day is before `day` and that is not pinned by a hold, in spending order. Undefined if there is
 * nothing to expire.
 */
export function expire(state: AccountState, day: string): Decision | undefined {
  return expiring(state, expirable(state, day));
}

function expiring(state: AccountState, portions: ReturnType<typeof expirable>): Decision | undefined {
  const amount = sum(portions.map(({ free }) => free));
  if (amount === 0n) return undefined;
  const pins = portions.map(({ lot, free }) => ({ lot_id: lot.id, amount: free }));
  return move(state, { kind: "expire", amount: -amount, lot_entries: taking(pins) });
}

/**
 * Expires ordinary lots without a last valid day, for a reason outside the account, such as an unused card: the unpinned part, in spending
 * order. Undefined if there is nothing to expire.
 */
export function expireLots(state: AccountState, lotIds: readonly string[]): Decision | undefined {
  const portions = endless(state).filter(({ lot }) => lotIds.includes(lot.id));
  return expiring(state, portions);
}

/**
 * Restores the expired part of lots before the transfer that granted them is reversed: expired bonuses were not spent, so the customer must
 * not owe them. The lots must be in the state. Undefined if nothing expired.
 */
export function restoreExpired(state: AccountState, expired: readonly Pin[]): Decision | undefined {
  const amount = sum(expired.map((pin) => pin.amount));
  if (amount === 0n) return undefined;
  const lot_entries = expired.map((pin) => ({ lot: { id: pin.lot_id }, amount: pin.amount }));
  return move(state, { kind: "give-back", counter: "expired", amount, lot_entries });
}
