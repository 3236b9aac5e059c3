import type { AccountState } from "./account.ts";
import { debts } from "./lot.ts";
import type { LotEntry, NewLot } from "./transfer.ts";

/** Books what an account with lots is short of: on the debt that it has, else on a new ordinary lot below zero. */
export function bookDebt(state: AccountState, short: bigint): { lot_entries: LotEntry[]; new_lots: NewLot[] } {
  if (short === 0n) return { lot_entries: [], new_lots: [] };
  const [debt] = debts(state);
  if (debt) return { lot_entries: [{ lot: { id: debt.id }, amount: -short }], new_lots: [] };
  const new_lots = [{ kind: "ordinary", expire_date: null, amount: -short } as const];
  return { lot_entries: [{ lot: { new_lot: 0 }, amount: -short }], new_lots };
}
