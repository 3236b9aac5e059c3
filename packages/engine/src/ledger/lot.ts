import { compare, least, sum } from "../money/index.ts";
import type { AccountState, Lot, Pin } from "./account.ts";
import type { LotEntry } from "./transfer.ts";

// Days in the form YYYY-MM-DD can be compared as strings.
function expired(lot: Lot, day: string): boolean {
  return lot.expire_date !== null && lot.expire_date < day;
}

/** Compares by last valid day, nearest first, none last. */
export function byEnd(a: Pick<Lot, "expire_date">, b: Pick<Lot, "expire_date">): number {
  const [one, other] = [a.expire_date ?? "9999-99-99", b.expire_date ?? "9999-99-99"];
  return one === other ? 0 : one < other ? -1 : 1;
}

/** Sorts lots in spending order: nearest last valid day first, then those without one, older first. */
export function spendingOrder(lots: readonly Lot[]): Lot[] {
  return lots.toSorted((a, b) => byEnd(a, b) || compare(a.sequence, b.sequence));
}

function pinned(state: AccountState, lot: Lot): bigint {
  return sum(
    state.holds.flatMap(({ pins }) => pins.filter(({ lot_id }) => lot_id === lot.id).map(({ amount }) => amount)),
  );
}

/** The part of a lot that no hold has pinned; zero for a debt. */
export function unpinned(state: AccountState, lot: Lot): bigint {
  const free = lot.remaining - pinned(state, lot);
  return free > 0n ? free : 0n;
}

/** Lots in spending order with the spendable amount of each on a day of the programme: neither pinned nor expired. */
export function spendable(state: AccountState, day: string): { lot: Lot; free: bigint }[] {
  return spendingOrder(state.lots)
    .filter((lot) => !expired(lot, day))
    .map((lot) => ({ lot, free: unpinned(state, lot) }))
    .filter(({ free }) => free > 0n);
}

/** Lots past their last valid day with the amount of each that may expire. A pinned part expires only after its release. */
export function expirable(state: AccountState, day: string): { lot: Lot; free: bigint }[] {
  return spendingOrder(state.lots)
    .filter((lot) => expired(lot, day))
    .map((lot) => ({ lot, free: unpinned(state, lot) }))
    .filter(({ free }) => free > 0n);
}

/** Ordinary lots without a last valid day, with the unpinned amount of each. */
export function endless(state: AccountState): { lot: Lot; free: bigint }[] {
  return spendingOrder(state.lots)
    .filter((lot) => lot.kind === "ordinary" && lot.expire_date === null)
    .map((lot) => ({ lot, free: unpinned(state, lot) }))
    .filter(({ free }) => free > 0n);
}

/** Picks an amount from portions in order, as pins. The sum is lower if the portions hold less. */
export function pick(amount: bigint, portions: readonly { lot_id: string; free: bigint }[]): Pin[] {
  let left = amount;
  return portions.flatMap(({ lot_id, free }) => {
    const taken = least(left, free);
    left -= taken;
    return taken > 0n ? [{ lot_id, amount: taken }] : [];
  });
}

/** Lot entries that take these pins out of their lots. */
export function taking(pins: readonly Pin[]): LotEntry[] {
  return pins.map(({ lot_id, amount }) => ({ lot: { id: lot_id }, amount: -amount }));
}

/** The debts of an account, oldest first. */
export function debts(state: AccountState): Lot[] {
  return state.lots.filter(({ remaining }) => remaining < 0n).toSorted((a, b) => compare(a.sequence, b.sequence));
}
