import type { AccountState, Lot } from "../src/ledger/account.ts";
import { apply } from "../src/ledger/apply.ts";
import type { Decision, Posting } from "../src/ledger/transfer.ts";
import { sum } from "../src/money/index.ts";

/** An ordinary or (with a last valid day) promotional lot. */
export function lot(
  id: string,
  remaining: bigint,
  expire_date: string | null = null,
  sequence = BigInt(id.length),
): Lot {
  return { id, kind: expire_date ? "promotional" : "ordinary", expire_date, remaining, sequence };
}

/** A bonus account with these lots and no holds. */
export function bonuses(...lots: Lot[]): AccountState {
  const account = { owner_id: "card1", kind: "bonus", unit: "UAH" } as const;
  return { account, balance: sum(lots.map(({ remaining }) => remaining)), held: 0n, version: 7n, lots, holds: [] };
}

/** A special account of money. */
export function purse(balance: bigint, more: Partial<AccountState> = {}): AccountState {
  const account = { owner_id: "sa1", kind: "special-money", unit: "UAH" } as const;
  return { account, balance, held: 0n, version: 0n, lots: [], holds: [], ...more };
}

/** The posting of a decision that must not be a refusal. */
export function posted(decision: Decision | undefined): Posting {
  if (!decision?.ok) throw new Error(`Refused: ${decision?.refusal.code}`);
  return decision.posting;
}

/** The code of a refusal, or the decision instead. */
export function refusal(decision: Decision | undefined): string {
  return decision?.ok === false ? decision.refusal.code : "not refused";
}

/** The state after a decision; new lots are named after the account's version. */
export function after(state: AccountState, decision: Decision | undefined): AccountState {
  const posting = posted(decision);
  const names = posting.new_lots.map((_, index) => ({
    id: `n${state.version}-${index}`,
    sequence: 1000n + state.version,
  }));
  return apply(state, posting, names);
}

/** The change of each lot, by id. */
export function lotMoves(posting: Posting): Record<string, bigint> {
  return Object.fromEntries(
    posting.lot_entries.map(({ lot: moved, amount }) => ["id" in moved ? moved.id : `new ${moved.new_lot}`, amount]),
  );
}

/** The counter-account that a posting moves against. */
export function counter(posting: Posting): string | undefined {
  return posting.entries.map(({ account }) => ("counter" in account ? account.counter : undefined)).find(Boolean);
}
