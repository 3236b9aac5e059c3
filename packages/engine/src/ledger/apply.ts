import { type AccountState, hasLots, type Lot } from "./account.ts";
import type { Posting } from "./transfer.ts";

/** Ids and sequences for the new lots of a posting, in order. */
export type LotNames = readonly { id: string; sequence: bigint }[];

function lotsAfter(state: AccountState, posting: Posting, names: LotNames): Lot[] {
  const made = posting.new_lots.map((lot, index): Lot => {
    const name = names[index];
    if (!name) throw new RangeError("Every new lot has a name.");
    return { ...name, kind: lot.kind, expire_date: lot.expire_date, remaining: lot.amount };
  });
  const moved = new Map<string, bigint>();
  for (const { lot, amount } of posting.lot_entries) {
    if (!("id" in lot)) continue;
    if (!state.lots.some(({ id }) => id === lot.id)) throw new RangeError("A lot that moves is one of the account's.");
    moved.set(lot.id, (moved.get(lot.id) ?? 0n) + amount);
  }
  const lots = state.lots.map((lot) => {
    const by = moved.get(lot.id);
    return by === undefined ? lot : { ...lot, remaining: lot.remaining + by };
  });
  return [...lots, ...made];
}

/**
 * The account after a posting: balance, held amount, lots, holds, and the next version if something moved. Used for previews and for
 * several commands on one account in one transaction. Lots that a posting refills must be in the state.
 */
export function apply(state: AccountState, posting: Posting, names: LotNames = []): AccountState {
  const changed = new Set(posting.hold_changes.map(({ hold_id }) => hold_id));
  const begun = posting.hold_changes.filter(({ amount }) => amount > 0n);
  return {
    ...state,
    balance: posting.balance,
    held: posting.held,
    version: posting.kind === null ? state.version : state.version + 1n,
    lots: hasLots(state) ? lotsAfter(state, posting, names) : state.lots,
    holds: [
      ...state.holds.filter(({ id }) => !changed.has(id)),
      ...begun.map(({ hold_id, amount, pins }) => ({ id: hold_id, amount, pins })),
    ],
  };
}
