import { sum } from "../money/index.ts";
import type { AccountState, Pin } from "./account.ts";
import { endless, lapsable, taking } from "./lot.ts";
import { type Decision, move } from "./transfer.ts";

/**
 * Lets everything lapse whose last valid day is before `day` (the day after it at the earliest) and that no hold has
 * pinned, in spending order. Undefined when there is nothing to lapse.
 */
export function lapse(state: AccountState, day: string): Decision | undefined {
  return lapsing(state, lapsable(state, day));
}

function lapsing(state: AccountState, portions: ReturnType<typeof lapsable>): Decision | undefined {
  const amount = sum(portions.map(({ free }) => free));
  if (amount === 0n) return undefined;
  const pins = portions.map(({ lot, free }) => ({ lot_id: lot.id, amount: free }));
  return move(state, { kind: "lapse", amount: -amount, lot_entries: taking(pins) });
}

/**
 * Lets ordinary lots without a last day lapse, because of something that the account does not know (such as a card that
 * nobody uses): what no hold has pinned of them, in spending order. Undefined when there is nothing to lapse.
 */
export function lapseLots(state: AccountState, lotIds: readonly string[]): Decision | undefined {
  const portions = endless(state).filter(({ lot }) => lotIds.includes(lot.id));
  return lapsing(state, portions);
}

/**
 * Brings back what lapsed of lots, so that the transfer which granted them can be reversed: a customer whose bonuses lapsed
 * has not spent them, and owes them no second time. The lots must be among the account's. Undefined when nothing lapsed.
 */
export function unlapse(state: AccountState, lapsed: readonly Pin[]): Decision | undefined {
  const amount = sum(lapsed.map((pin) => pin.amount));
  if (amount === 0n) return undefined;
  const lot_entries = lapsed.map((pin) => ({ lot: { id: pin.lot_id }, amount: pin.amount }));
  return move(state, { kind: "give-back", counter: "lapsed", amount, lot_entries });
}
