import { least, sum } from "../money/door.ts";
import { type AccountState, hasLots } from "./account.ts";
import { debts } from "./lot.ts";
import { type Decision, type LotEntry, type MovingKind, move, type NewLot, refuse } from "./transfer.ts";

/**
 * Splits a credit over an account's lots: debts are settled first, oldest first and with the soonest of the new lots;
 * what remains of each new lot is made. Lot entries and new lots of one posting.
 */
export function intoLots(
  state: AccountState,
  lots: readonly NewLot[],
): { lot_entries: LotEntry[]; new_lots: NewLot[] } {
  const lot_entries: LotEntry[] = [];
  let toSettle = sum(lots.map(({ amount }) => amount));
  for (const debt of debts(state)) {
    const settled = least(toSettle, -debt.remaining);
    toSettle -= settled;
    if (settled > 0n) lot_entries.push({ lot: { id: debt.id }, amount: settled });
  }
  let gone = sum(lot_entries.map(({ amount }) => amount));
  const new_lots: NewLot[] = [];
  for (const lot of lots) {
    const settled = least(gone, lot.amount);
    gone -= settled;
    if (lot.amount > settled) {
      lot_entries.push({ lot: { new_lot: new_lots.length }, amount: lot.amount - settled });
      new_lots.push({ ...lot, amount: lot.amount - settled });
    }
  }
  return { lot_entries, new_lots };
}

function credit(state: AccountState, lots: readonly NewLot[], kind: MovingKind): Decision {
  const amount = sum(lots.map((lot) => lot.amount));
  if (amount <= 0n || lots.some((lot) => lot.amount <= 0n)) return refuse("amount.not_positive", { amount });
  return move(state, { kind, amount, ...(hasLots(state.account) ? intoLots(state, lots) : {}) });
}

/** Credits what a sale or a person grants: one new lot per portion on an account with lots, the sum on any other. */
export function accrue(state: AccountState, lots: readonly NewLot[]): Decision {
  return credit(state, lots, "accrue");
}

/** Credits what was paid for: money or units of a special account, platform money. Amount in units of the account. */
export function refill(state: AccountState, amount: bigint): Decision {
  return credit(state, [{ kind: "ordinary", expire_date: null, amount }], "refill");
}
