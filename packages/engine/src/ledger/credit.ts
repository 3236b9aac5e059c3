import { least, sum } from "../money/index.ts";
import { type AccountState, hasLots } from "./account.ts";
import { byEnd, debts } from "./lot.ts";
import { type Decision, type LotEntry, type MovingKind, move, type NewLot, refuse } from "./transfer.ts";

/**
 * Splits a credit over an account's lots. It settles debts first, oldest first, using the new lots that expire soonest; the remainder of
 * each new lot is created.
 */
export function splitCredit(
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
  const new_lots = leftOf(lots, sum(lot_entries.map(({ amount }) => amount)));
  lot_entries.push(...new_lots.map(({ amount }, index) => ({ lot: { new_lot: index }, amount })));
  return { lot_entries, new_lots };
}

/** The remainders of new lots, in order, after the ones that expire soonest have settled a debt. */
function leftOf(lots: readonly NewLot[], settled: bigint): NewLot[] {
  let gone = settled;
  const left = lots.map((lot) => ({ ...lot }));
  for (const lot of left.toSorted(byEnd)) {
    const taken = least(gone, lot.amount);
    gone -= taken;
    lot.amount -= taken;
  }
  return left.filter(({ amount }) => amount > 0n);
}

function credit(state: AccountState, lots: readonly NewLot[], kind: MovingKind): Decision {
  const amount = sum(lots.map((lot) => lot.amount));
  if (amount <= 0n || lots.some((lot) => lot.amount <= 0n)) return refuse("amount.not_positive", { amount });
  return move(state, { kind, amount, ...(hasLots(state) ? splitCredit(state, lots) : {}) });
}

/** Credits bonuses or units granted by a sale or a person: one new lot per portion on an account with lots, the sum on any other. */
export function accrue(state: AccountState, lots: readonly NewLot[]): Decision {
  return credit(state, lots, "accrue");
}

/**
 * Credits something that was paid for: money or units of a special account, platform money. The amount is in units of the account; the last
 * valid day applies only to accounts with lots.
 */
export function refill(state: AccountState, amount: bigint, expire_date: string | null = null): Decision {
  return credit(state, [{ kind: "ordinary", expire_date, amount }], "refill");
}
