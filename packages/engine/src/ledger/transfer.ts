import type { AccountKind, CounterAccountName, LedgerRefusalCode, LotKind, TransferKind } from "@patron/contract/enums";
import { sum } from "../money/index.ts";
import { type AccountState, type CounterAccount, hasLots, type OwnerAccount } from "./account.ts";

/** A signed amount on one account. */
export type Entry = { account: OwnerAccount | CounterAccount; amount: bigint };

/** How an entry moved a lot: one that exists, or one that this transfer makes (by its place in `new_lots`). */
export type LotEntry = { lot: { id: string } | { new_lot: number }; amount: bigint };

/** A portion to credit. The caller gives it an id and a sequence. */
export type NewLot = { kind: LotKind; expire_date: string | null; amount: bigint };

/** A hold that begins, shrinks or ends: the amount and pins that it has afterwards; zero means that it is gone. */
export type HoldChange = { hold_id: string; amount: bigint; pins: readonly { lot_id: string; amount: bigint }[] };

/**
 * What to write. The entries sum to zero, the lot entries to the entry of the owner's account when it keeps lots, and
 * `balance` and `held` are those of the owner's account afterwards. `kind` is null when nothing moves and only holds
 * change: then there is no transfer to write. The caller adds ids, times, actor, and the next version.
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

/** A business refusal: a code and what its wording needs, amounts as scaled integers. */
export type LedgerRefusal = { code: LedgerRefusalCode; details: Readonly<Record<string, bigint | string>> };

/** What a decision answers. */
export type Decision = { ok: true; posting: Posting } | { ok: false; refusal: LedgerRefusal };

/** A refusal as an answer. */
export function refuse(code: LedgerRefusalCode, details: LedgerRefusal["details"] = {}): Decision {
  return { ok: false, refusal: { code, details } };
}

// Money that customers paid in comes and goes as money; bonuses, units and counters are issued and used up.
const PAID: readonly AccountKind[] = ["special-money", "platform-balance"];

/** Transfers that move an owner's account for a reason of their own; a reversal takes the counter-account of what it reverses. */
export type MovingKind = Exclude<TransferKind, "reverse" | "cash-rounding">;

/** Where value of an account comes from or goes to when it moves for this reason. */
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

/** What a movement does besides moving its amount. */
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
 * The posting that moves a signed amount on an owner's account against its counter-account. Throws a RangeError when an
 * account with lots would move by something else than its lots: that is a fault of this package, not a refusal.
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
