import fc from "fast-check";
import { expect, test } from "vitest";
import { cases } from "../../test/cases.ts";
import { after, bonuses } from "../../test/ledger.ts";
import { sum } from "../money/index.ts";
import type { AccountState } from "./account.ts";
import { adjust } from "./adjust.ts";
import { available } from "./available.ts";
import { accrue } from "./credit.ts";
import { expire } from "./expire.ts";
import { giveBack, type PastTransfer, reverse, takeBack } from "./reverse.ts";
import { capture, release, reserve, spend, writeOff } from "./spend.ts";
import type { Decision, Posting } from "./transfer.ts";

const dayOf = (offset: number) => Temporal.PlainDate.from("2026-11-01").add({ days: offset }).toString();
const amount = fc.bigInt({ min: 0n, max: 60n });
const pickOne = fc.nat({ max: 9 });

const command = fc.oneof(
  fc.record({ do: fc.constant("accrue"), amount, days: fc.option(fc.nat({ max: 20 })) }),
  fc.record({ do: fc.constantFrom("spend", "write-off", "reserve"), amount }),
  fc.record({ do: fc.constantFrom("capture", "release"), amount, which: pickOne }),
  fc.record({ do: fc.constant("adjust"), amount: fc.bigInt({ min: -60n, max: 60n }) }),
  fc.record({ do: fc.constant("days"), days: fc.nat({ max: 6 }) }),
  fc.record({ do: fc.constantFrom("reverse", "part"), amount, which: pickOne, debt: fc.boolean() }),
);
type Command = typeof command extends fc.Arbitrary<infer Value> ? Value : never;

type World = { state: AccountState; day: number; past: PastTransfer[]; holds: number; entries: bigint[] };

function remember(world: World, posting: Posting, state: AccountState): void {
  const moved = posting.entries[0]?.amount ?? 0n;
  const lots = posting.lot_entries.flatMap(({ lot, amount: change }) => {
    const id = "id" in lot ? lot.id : `n${world.state.version}-${lot.new_lot}`;
    const own = state.lots.find((one) => one.id === id);
    return own ? [{ lot: own, amount: change }] : [];
  });
  const { kind } = posting;
  const reversible = kind === "accrue" || kind === "spend" || kind === "capture" || kind === "adjust";
  if (reversible) world.past.push({ kind, amount: moved, lots, given_back: 0n, reversed: false });
}

// The decision for a command in this state; undefined if it does not apply.
function decide(world: World, one: Command): Decision | undefined {
  const { state } = world;
  const day = dayOf(world.day);
  if (one.do === "accrue" && "days" in one && "amount" in one) {
    const expire_date = one.days === null ? null : dayOf(world.day + one.days);
    return accrue(state, [{ kind: expire_date ? "promotional" : "ordinary", expire_date, amount: one.amount }]);
  }
  if (!("amount" in one)) return undefined;
  if (one.do === "spend") return spend(state, one.amount, day);
  if (one.do === "write-off") return writeOff(state, one.amount, day);
  if (one.do === "adjust") return adjust(state, { delta: one.amount }, day);
  if (one.do === "reserve") return reserve(state, `h${world.holds++}`, one.amount, day);
  if (!("which" in one)) return undefined;
  const hold = state.holds[one.which % Math.max(1, state.holds.length)];
  if (one.do === "capture") return hold && capture(state, hold.id, one.amount);
  if (one.do === "release") return hold && release(state, hold.id);
  return undefined;
}

function undo(world: World, one: Command): Decision | undefined {
  if (!("debt" in one) || world.past.length === 0) return undefined;
  const index = one.which % world.past.length;
  const past = world.past[index]!; // The remainder is an index of the list.
  const terms = { day: dayOf(world.day), policy: one.debt ? ("allow-debt" as const) : ("refuse" as const) };
  const part = past.amount < 0n ? giveBack : takeBack;
  const decision =
    one.do === "reverse" ? reverse(world.state, past, terms) : part(world.state, past, one.amount, terms);
  if (decision.ok) {
    const back = one.do === "reverse" ? past.amount : one.amount;
    const given_back = past.given_back + (back < 0n ? -back : back);
    world.past[index] = { ...past, given_back, reversed: one.do === "reverse" };
  }
  return decision;
}

function check(world: World, posting: Posting, state: AccountState): void {
  expect(sum(posting.entries.map((entry) => entry.amount))).toBe(0n);
  expect(state.balance).toBe(sum(world.entries));
  expect(sum(state.lots.map(({ remaining }) => remaining))).toBe(state.balance);
  expect(sum(state.holds.map((hold) => hold.amount))).toBe(state.held);
  for (const hold of state.holds) expect(sum(hold.pins.map((pin) => pin.amount))).toBe(hold.amount);
  for (const lot of state.lots) {
    const pinned = sum(
      state.holds.flatMap(({ pins }) => pins.filter(({ lot_id }) => lot_id === lot.id).map((pin) => pin.amount)),
    );
    expect(pinned === 0n || pinned <= lot.remaining).toBe(true);
    if (lot.kind === "promotional") expect(lot.remaining >= 0n).toBe(true);
  }
}

function step(world: World, one: Command): void {
  if (one.do === "days" && "days" in one) {
    world.day += one.days ?? 0;
    const expired = expire(world.state, dayOf(world.day));
    if (expired?.ok) record(world, expired);
    return;
  }
  const decision = decide(world, one) ?? undo(world, one);
  if (decision?.ok) record(world, decision);
}

function record(world: World, decision: Extract<Decision, { ok: true }>): void {
  const state = after(world.state, decision);
  world.entries.push(decision.posting.entries[0]?.amount ?? 0n);
  check(world, decision.posting, state);
  remember(world, decision.posting, state);
  world.state = state;
}

test("after any sequence of commands entries, balance, lots and holds agree, and pins stay inside their lots", () => {
  fc.assert(
    fc.property(fc.array(command, { maxLength: 40 }), (commands) => {
      const world: World = { state: bonuses(), day: 0, past: [], holds: 0, entries: [] };
      for (const one of commands) step(world, one);
    }),
    cases,
  );
});

test("what is available can be spent to the last unit, and one unit more cannot", () => {
  fc.assert(
    fc.property(fc.array(command, { maxLength: 25 }), (commands) => {
      const world: World = { state: bonuses(), day: 0, past: [], holds: 0, entries: [] };
      for (const one of commands) step(world, one);
      const day = dayOf(world.day);
      const limit = available(world.state, day) ?? 0n;
      if (limit > 0n) expect(spend(world.state, limit, day).ok).toBe(true);
      expect(spend(world.state, (limit > 0n ? limit : 0n) + 1n, day).ok).toBe(false);
    }),
    cases,
  );
});
