import type { SpentBonusPolicy } from "@patron/contract/enums";
import { greatest, least, sum } from "../money/index.ts";
import { type AccountState, hasLots, type Lot, type Pin } from "./account.ts";
import { available } from "./available.ts";
import { bookDebt } from "./debt.ts";
import { pick, spendable, taking, unpinned } from "./lot.ts";
import { counterOf, type Decision, type LotEntry, type MovingKind, move, type NewLot, refuse } from "./transfer.ts";

/** A lot as moved by a past transfer, with its current state (even if nothing is left of it). */
export type MovedLot = { lot: Pick<Lot, "id" | "kind" | "expire_date">; amount: bigint };

/** The effect of a past transfer on the account: its signed amount, and its lots in the order in which it moved them. */
export type PastTransfer = {
  kind: MovingKind;
  amount: bigint;
  lots: readonly MovedLot[];
  /** The amount that earlier partial refunds returned, not negative. */
  given_back: bigint;
  reversed: boolean;
};

/** The terms of a refund: the day of the programme, days of grace for expired lots, and the policy for spent bonuses. */
export type RefundTerms = { day: string; grace_days?: number | undefined; policy?: SpentBonusPolicy | undefined };

// The lot taken last is refilled first, so partial refunds never overlap and always refill the same lots.
function partsToGiveBack(past: PastTransfer, amount: bigint): Pin[] {
  const back = past.lots.toReversed().map(({ lot, amount: moved }) => ({ lot_id: lot.id, free: -moved }));
  let skip = past.given_back;
  const open = back.map(({ lot_id, free }) => {
    const skipped = least(skip, free);
    skip -= skipped;
    return { lot_id, free: free - skipped };
  });
  return pick(amount, open);
}

function returning(
  pins: readonly Pin[],
  past: PastTransfer,
  terms: RefundTerms,
): { lot_entries: LotEntry[]; new_lots: NewLot[] } {
  const new_lots: NewLot[] = [];
  const until = Temporal.PlainDate.from(terms.day)
    .add({ days: terms.grace_days ?? 0 })
    .toString();
  const lot_entries = pins.map(({ lot_id, amount }): LotEntry => {
    const own = past.lots.find(({ lot }) => lot.id === lot_id)?.lot;
    const late = terms.grace_days !== undefined && own?.expire_date != null && own.expire_date < until;
    if (!late) return { lot: { id: lot_id }, amount };
    new_lots.push({ kind: own.kind, expire_date: until, amount });
    return { lot: { new_lot: new_lots.length - 1 }, amount };
  });
  return { lot_entries, new_lots };
}

function exceeded(past: PastTransfer, amount: bigint): Decision | undefined {
  if (amount <= 0n) return refuse("amount.not_positive", { amount });
  if (past.reversed) return refuse("transfer.already_reversed");
  const left = greatest(past.amount, -past.amount) - past.given_back;
  return amount > left ? refuse("transfer.given_back_exceeded", { requested: amount, left }) : undefined;
}

/**
 * Returns part of what a past transfer spent to the same lots with their old expiry, starting with the lot taken last. With `grace_days`, a
 * lot that would expire sooner comes back as a new lot valid that long. Fails if more is returned than was spent.
 */
export function giveBack(
  state: AccountState,
  past: PastTransfer,
  amount: bigint,
  terms: RefundTerms,
  kind: "give-back" | "reverse" = "give-back",
): Decision {
  const wrong = exceeded(past, amount);
  if (wrong) return wrong;
  const counter = counterOf(past.kind, state.account.kind);
  const lots = hasLots(state) ? returning(partsToGiveBack(past, amount), past, terms) : {};
  return move(state, { kind, amount, counter, ...lots });
}

/** The rest of the granted lots, then any other spendable lot: a bonus has the same value in every lot. */
function portions(state: AccountState, past: PastTransfer, day: string): { lot_id: string; free: bigint }[] {
  const granted = past.lots.map(({ lot }) => lot.id);
  const own = state.lots
    .filter(({ id }) => granted.includes(id))
    .map((lot) => ({ lot_id: lot.id, free: unpinned(state, lot) }));
  const others = spendable(state, day).filter(({ lot }) => !granted.includes(lot.id));
  return [...own, ...others.map(({ lot, free }) => ({ lot_id: lot.id, free }))];
}

/**
 * Takes back part of what a past transfer credited: from its own lots, then from other spendable ones; without lots, from the available
 * amount including credit. If the customer has spent it and has no other, `refuse` (the default) fails with `bonuses.spent` and the
 * shortfall, or `account.insufficient`; `allow-debt` books a negative ordinary lot, which later credits settle.
 */
export function takeBack(
  state: AccountState,
  past: PastTransfer,
  amount: bigint,
  terms: RefundTerms,
  kind: "take-back" | "reverse" = "take-back",
): Decision {
  const wrong = exceeded(past, amount);
  if (wrong) return wrong;
  const counter = counterOf(past.kind, state.account.kind);
  const keepsLots = hasLots(state);
  const free = greatest((keepsLots ? state.balance - state.held : available(state, terms.day)) ?? amount, 0n);
  const pins = keepsLots ? pick(least(amount, free), portions(state, past, terms.day)) : [];
  const short = amount - (keepsLots ? sum(pins.map((pin) => pin.amount)) : least(amount, free));
  if (short > 0n && terms.policy !== "allow-debt") {
    if (state.account.kind === "bonus") return refuse("bonuses.spent", { requested: amount, short });
    return refuse("account.insufficient", { requested: amount, available: amount - short });
  }
  if (!keepsLots) return move(state, { kind, amount: -amount, counter });
  const debt = bookDebt(state, short);
  return move(state, {
    kind,
    amount: -amount,
    counter,
    new_lots: debt.new_lots,
    lot_entries: [...taking(pins), ...debt.lot_entries],
  });
}

/**
 * Reverses a past transfer on this account completely, at most once: spent value returns to its lots, credited value is taken back by the
 * policy. A transfer with partial refunds cannot be reversed as a whole.
 */
export function reverse(state: AccountState, past: PastTransfer, terms: RefundTerms): Decision {
  if (past.given_back > 0n) return refuse("transfer.partly_given_back", { given_back: past.given_back });
  if (past.amount < 0n) return giveBack(state, past, -past.amount, terms, "reverse");
  return takeBack(state, past, past.amount, terms, "reverse");
}
