import { sum } from "../money/index.ts";
import type { AccountState, Pin } from "./account.ts";
import { endless, expirable, taking } from "./lot.ts";
import { type Decision, move } from "./transfer.ts";

/**
 * Lets everything expire whose last valid day is before `day` (the day after it at the earliest) and that no hold has
 * pinned, in spending order. Undefined when there is nothing to expire.
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
 * Lets ordinary lots without a last day expire, because of something that the account does not know (such as a card that
 * nobody uses): what no hold has pinned of them, in spending order. Undefined when there is nothing to expire.
 */
export function expireLots(state: AccountState, lotIds: readonly string[]): Decision | undefined {
  const portions = endless(state).filter(({ lot }) => lotIds.includes(lot.id));
  return expiring(state, portions);
}

/**
 * Brings back what expired of lots, so that the transfer which granted them can be reversed: a customer whose bonuses expired
 * has not spent them, and owes them no second time. The lots must be among the account's. Undefined when nothing expired.
 */
export function restoreExpired(state: AccountState, expired: readonly Pin[]): Decision | undefined {
  const amount = sum(expired.map((pin) => pin.amount));
  if (amount === 0n) return undefined;
  const lot_entries = expired.map((pin) => ({ lot: { id: pin.lot_id }, amount: pin.amount }));
  return move(state, { kind: "give-back", counter: "expired", amount, lot_entries });
}
