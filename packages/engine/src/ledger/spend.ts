import { sum } from "../money/index.ts";
import { type AccountState, type Hold, hasLots, type Pin } from "./account.ts";
import { available } from "./available.ts";
import { bookDebt } from "./debt.ts";
import { pick, spendable, taking } from "./lot.ts";
import { type Decision, type MovingKind, move, refuse } from "./transfer.ts";

/** Why an account does not have an amount, or undefined when it has. Bonuses and other accounts have codes of their own. */
export function shortOf(state: AccountState, amount: bigint, day: string): Decision | undefined {
  if (amount <= 0n) return refuse("amount.not_positive", { amount });
  const limit = available(state, day);
  if (limit === null || amount <= limit) return undefined;
  return refuse(state.account.kind === "bonus" ? "bonuses.insufficient" : "account.insufficient", {
    requested: amount,
    available: limit,
  });
}

/** The pins that an amount takes from the spendable lots, in spending order; none for an account without lots. */
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
 * Spends an amount on a day of the programme: nearest expiry first, then the oldest lot; never what is held or past its
 * last day. Refused as `bonuses.insufficient` or `account.insufficient` with what is available.
 */
export function spend(state: AccountState, amount: bigint, day: string): Decision {
  return debit(state, amount, day, "spend");
}

/**
 * Takes an amount away by hand, in the same order and within the same bounds as spending. `force` knows no bounds: what is
 * not there becomes a debt. Even then nothing that is held is taken from its hold.
 */
export function writeOff(state: AccountState, amount: bigint, day: string, force = false): Decision {
  if (!force || amount <= 0n) return debit(state, amount, day, "write-off");
  if (!hasLots(state)) return move(state, { kind: "write-off", amount: -amount });
  const pins = pinsFor(state, amount, day);
  const { lot_entries, new_lots } = bookDebt(state, amount - sum(pins.map((pin) => pin.amount)));
  return move(state, { kind: "write-off", amount: -amount, lot_entries: [...taking(pins), ...lot_entries], new_lots });
}

/** Promises an amount under the caller's hold id: nothing moves, the lots that it will spend are pinned. */
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
 * Spends a hold in full or in part; the rest of it is released. It takes its own pinned lots in spending order, even those
 * whose last day passed meanwhile. Nothing captured is a release. Refused when the hold is gone or holds less.
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

/** Gives up a hold: what it promised is available again. Nothing moves. Refused when the hold is gone. */
export function release(state: AccountState, holdId: string): Decision {
  const hold = state.holds.find(({ id }) => id === holdId);
  if (!hold) return refuse("hold.not_found", { hold: holdId });
  const moved = { kind: null, entries: [], lot_entries: [], new_lots: [] };
  return {
    ok: true,
    posting: { ...moved, hold_changes: gone(hold), balance: state.balance, held: state.held - hold.amount },
  };
}
