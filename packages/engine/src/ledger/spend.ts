import { sum } from "../money/index.ts";
import { type AccountState, type Hold, hasLots, type Pin } from "./account.ts";
import { available } from "./available.ts";
import { bookDebt } from "./debt.ts";
import { pick, spendable, taking } from "./lot.ts";
import { type Decision, type MovingKind, move, refuse } from "./transfer.ts";

/** The refusal if an account has less than an amount, else undefined. Bonuses and other accounts have different codes. */
export function shortOf(state: AccountState, amount: bigint, day: string): Decision | undefined {
  if (amount <= 0n) return refuse("amount.not_positive", { amount });
  const limit = available(state, day);
  if (limit === null || amount <= limit) return undefined;
  return refuse(state.account.kind === "bonus" ? "bonuses.insufficient" : "account.insufficient", {
    requested: amount,
    available: limit,
  });
}

/** The pins for an amount from the spendable lots, in spending order; none for an account without lots. */
export function pinsFor(state: AccountState, amount: bigint, day: string): Pin[] {
  if (!hasLots(state)) return [];
  return pick(
    amount,
    spendable(state, day).map(({ lot, free }) => ({ lot_id: lot.id, free })),
  );
}

function debit(state: AccountState, amount: bigint, day: string, kind: MovingKind): Decision {
  return (
    shortOf(state, amount, day) ??
    move(state, { kind, amount: -amount, lot_entries: taking(pinsFor(state, amount, day)) })
  );
}

/**
 * Spends an amount on a day of the programme: nearest expiry first, then the oldest lot, never anything on hold or expired. Fails with
 * `bonuses.insufficient` or `account.insufficient` and the available amount.
 */
export function spend(state: AccountState, amount: bigint, day: string): Decision {
  return debit(state, amount, day, "spend");
}

/**
 * Writes off an amount by hand, in the same order and with the same limits as spending. `force` ignores the limits: a shortfall becomes a
 * debt. Amounts on hold are never taken.
 */
export function writeOff(state: AccountState, amount: bigint, day: string, force = false): Decision {
  if (!force || amount <= 0n) return debit(state, amount, day, "write-off");
  if (!hasLots(state)) return move(state, { kind: "write-off", amount: -amount });
  const pins = pinsFor(state, amount, day);
  const { lot_entries, new_lots } = bookDebt(state, amount - sum(pins.map((pin) => pin.amount)));
  return move(state, { kind: "write-off", amount: -amount, lot_entries: [...taking(pins), ...lot_entries], new_lots });
}

/** Reserves an amount under the caller's hold id: nothing moves, but the lots to be spent are pinned. */
export function reserve(state: AccountState, holdId: string, amount: bigint, day: string): Decision {
  const short = shortOf(state, amount, day);
  if (short) return short;
  const hold_changes = [{ hold_id: holdId, amount, pins: pinsFor(state, amount, day) }];
  const moved = { kind: null, entries: [], lot_entries: [], new_lots: [] };
  return { ok: true, posting: { ...moved, hold_changes, balance: state.balance, held: state.held + amount } };
}

function gone(hold: Hold) {
  return [{ hold_id: hold.id, amount: 0n, pins: [] }];
}

/**
 * Spends a hold in full or in part and releases the rest. It takes its own pinned lots in spending order, even if they have expired since.
 * Capturing nothing is a release. Fails if the hold does not exist or holds less.
 */
export function capture(state: AccountState, holdId: string, amount: bigint): Decision {
  const hold = state.holds.find(({ id }) => id === holdId);
  if (!hold) return refuse("hold.not_found", { hold: holdId });
  if (amount < 0n) return refuse("amount.not_positive", { amount });
  if (amount > hold.amount) return refuse("hold.exceeded", { requested: amount, held: hold.amount });
  if (amount === 0n) return release(state, holdId);
  const pins = pick(
    amount,
    hold.pins.map(({ lot_id, amount: free }) => ({ lot_id, free })),
  );
  const held = state.held - hold.amount;
  return move(state, { kind: "capture", amount: -amount, lot_entries: taking(pins), hold_changes: gone(hold), held });
}

/** Releases a hold, so its amount is available again. Nothing moves. Fails if the hold does not exist. */
export function release(state: AccountState, holdId: string): Decision {
  const hold = state.holds.find(({ id }) => id === holdId);
  if (!hold) return refuse("hold.not_found", { hold: holdId });
  const moved = { kind: null, entries: [], lot_entries: [], new_lots: [] };
  return {
    ok: true,
    posting: { ...moved, hold_changes: gone(hold), balance: state.balance, held: state.held - hold.amount },
  };
}
