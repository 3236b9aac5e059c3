import type { AccountKind, CounterAccountName, LedgerRefusalCode, LotKind, TransferKind } from "@patron/contract/enums";
import { sum } from "../money/index.ts";
import { type AccountState, type CounterAccount, hasLots, type OwnerAccount } from "./account.ts";

/** A signed amount on one account. */
export type Entry = { account: OwnerAccount | CounterAccount; amount: bigint };

/** A change of a lot: an existing one, or one that this transfer creates (by its index in `new_lots`). */
export type LotEntry = { lot: { id: string } | { new_lot: number }; amount: bigint };

/** A portion to credit. The caller assigns its id and sequence. */
export type NewLot = { kind: LotKind; expire_date: string | null; amount: bigint };

/** A hold that begins, shrinks or ends: its amount and pins afterwards; zero means that it ends. */
export type HoldChange = { hold_id: string; amount: bigint; pins: readonly { lot_id: string; amount: bigint }[] };

/**
 * What to write. The entries sum to zero, the lot entries sum to the owner's entry if the account keeps lots, and `balance` and `held` are
 * those of the owner's account afterwards. `kind` is null if only holds change: then there is no transfer. The caller adds ids, times,
 * actor, and the next version.
 */
export type Posting = {
  kind: TransferKind | null;
  entries: Entry[];
  lot_entries: LotEntry[];
  new_lots: NewLot[];
  hold_changes: HoldChange[];
  balance: bigint;
  held: bigint;
};

/** A business refusal: a code and the values for its message, amounts as scaled integers. */
export type LedgerRefusal = { code: LedgerRefusalCode; details: Readonly<Record<string, bigint | string>> };

/** The result of a ledger command. */
export type Decision = { ok: true; posting: Posting } | { ok: false; refusal: LedgerRefusal };

/** A refusal as a decision. */
export function refuse(code: LedgerRefusalCode, details: LedgerRefusal["details"] = {}): Decision {
  return { ok: false, refusal: { code, details } };
}

// Money paid in by customers stays money; bonuses, units and counters are issued and used up.
const PAID: readonly AccountKind[] = ["special-money", "platform-balance"];

/** Transfers with a counter-account of their own; a reversal uses the one of the transfer it reverses. */
export type MovingKind = Exclude<TransferKind, "reverse" | "cash-rounding">;

/** The counter-account for a movement of this kind. */
export function counterOf(kind: MovingKind, account: AccountKind): CounterAccountName {
  switch (kind) {
    case "accrue":
    case "adjust":
    case "take-back":
      return "issued";
    case "refill":
      return "paid-in";
    case "write-off":
      return PAID.includes(account) ? "paid-out" : "redeemed";
    case "spend":
    case "capture":
    case "give-back":
      return "redeemed";
    case "expire":
      return "expired";
  }
}

/** The changes of a movement beyond its amount. */
export type Movement = (
  | { kind: MovingKind; counter?: CounterAccountName }
  | { kind: TransferKind; counter: CounterAccountName }
) & {
  amount: bigint;
  lot_entries?: LotEntry[];
  new_lots?: NewLot[];
  hold_changes?: HoldChange[];
  held?: bigint;
};

/**
 * The posting that moves a signed amount on an owner's account against its counter-account. Throws a RangeError if an account with lots
 * would change by something else than its lots: that is a bug in this package, not a refusal.
 */
export function move(state: AccountState, movement: Movement): Decision {
  const { kind, amount, lot_entries = [], new_lots = [], hold_changes = [], held = state.held } = movement;
  if (hasLots(state) && sum(lot_entries.map((entry) => entry.amount)) !== amount) {
    throw new RangeError("Lots move by exactly what their account moves.");
  }
  const { kind: accountKind, unit } = state.account;
  const name = movement.counter ?? counterOf(movement.kind, accountKind);
  const counter = { counter: name, kind: accountKind, unit };
  const entries = [
    { account: state.account, amount },
    { account: counter, amount: -amount },
  ];
  return {
    ok: true,
    posting: { kind, entries, lot_entries, new_lots, hold_changes, balance: state.balance + amount, held },
  };
}
