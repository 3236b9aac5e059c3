import type { AccountState } from "./account.ts";
import { debts } from "./lot.ts";
import type { LotEntry, NewLot } from "./transfer.ts";

/** Books a shortfall on an account with lots: on its existing debt, or on a new negative ordinary lot. */
export function bookDebt(state: AccountState, short: bigint): { lot_entries: LotEntry[]; new_lots: NewLot[] } {
  if (short === 0n) return { lot_entries: [], new_lots: [] };
  const [debt] = debts(state);
  if (debt) return { lot_entries: [{ lot: { id: debt.id }, amount: -short }], new_lots: [] };
  const new_lots = [{ kind: "ordinary", expire_date: null, amount: -short } as const];
  return { lot_entries: [{ lot: { new_lot: 0 }, amount: -short }], new_lots };
}
