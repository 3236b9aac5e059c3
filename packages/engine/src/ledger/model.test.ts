import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cases } from "../../test/cases.ts";
import { after, bonuses, purse } from "../../test/ledger.ts";
import type { AccountState } from "./account.ts";
import { adjust } from "./adjust.ts";
import { available } from "./available.ts";
import { accrue, refill } from "./credit.ts";
import { expire } from "./expire.ts";
import { capture, release, reserve, spend, writeOff } from "./spend.ts";
import type { Decision } from "./transfer.ts";

// A model without lots and pins: single bonuses on a heap, each with its last day and its hold, taken by sorting. The ledger must agree
// with it on every balance, expired amount and refusal.

type Bonus = { until: number; born: number; hold: string | null };

class Model {
  bonuses: Bonus[] = [];
  born = 0;

  add(amount: number, until: number): boolean {
    if (amount <= 0) return false;
    for (let one = 0; one < amount; one += 1) this.bonuses.push({ until, born: this.born, hold: null });
    this.born += 1;
    return true;
  }

  free(today: number): Bonus[] {
    const open = this.bonuses.filter(({ hold, until }) => hold === null && until >= today);
    return open.sort((a, b) => a.until - b.until || a.born - b.born);
  }

  take(amount: number, today: number): boolean {
    const free = this.free(today);
    if (amount <= 0 || amount > free.length) return false;
    const gone = new Set(free.slice(0, amount));
    this.bonuses = this.bonuses.filter((one) => !gone.has(one));
    return true;
  }

  promise(id: string, amount: number, today: number): boolean {
    const free = this.free(today);
    if (amount <= 0 || amount > free.length) return false;
    for (const one of free.slice(0, amount)) one.hold = id;
    return true;
  }

  keep(id: string, amount: number): boolean {
    const own = this.bonuses.filter(({ hold }) => hold === id).sort((a, b) => a.until - b.until || a.born - b.born);
    if (own.length === 0 || amount > own.length) return false;
    const gone = new Set(own.slice(0, amount));
    this.bonuses = this.bonuses.filter((one) => !gone.has(one));
    for (const one of own) one.hold = null;
    return true;
  }

  expire(today: number): void {
    this.bonuses = this.bonuses.filter(({ hold, until }) => hold !== null || until >= today);
  }
}

const never = 9_999;
const dayOf = (offset: number) => Temporal.PlainDate.from("2026-11-01").add({ days: offset }).toString();
const amount = fc.nat({ max: 25 });
const command = fc.oneof(
  fc.record({ do: fc.constant("accrue" as const), amount, life: fc.option(fc.nat({ max: 15 })) }),
  fc.record({ do: fc.constant("spend" as const), amount }),
  fc.record({ do: fc.constant("write-off" as const), amount }),
  fc.record({ do: fc.constant("add" as const), amount }),
  fc.record({ do: fc.constant("reserve" as const), amount, hold: fc.constantFrom("h1", "h2", "h3") }),
  fc.record({ do: fc.constant("capture" as const), amount, hold: fc.constantFrom("h1", "h2", "h3") }),
  fc.record({ do: fc.constant("release" as const), hold: fc.constantFrom("h1", "h2", "h3") }),
  fc.record({ do: fc.constant("night" as const), days: fc.integer({ min: 1, max: 5 }) }),
);
type Command = typeof command extends fc.Arbitrary<infer Value> ? Value : never;

type Both = { state: AccountState; model: Model; today: number };

/** The ledger's decision, and whether the model agrees. */
function decide({ state, model, today }: Both, one: Command): { decision: Decision | undefined; agreed: boolean } {
  const day = dayOf(today);
  switch (one.do) {
    case "accrue": {
      const until = one.life === null ? never : today + one.life;
      const lot = {
        kind: one.life === null ? "ordinary" : "promotional",
        expire_date: one.life === null ? null : dayOf(until),
        amount: BigInt(one.amount),
      } as const;
      return { decision: accrue(state, [lot]), agreed: model.add(one.amount, until) };
    }
    case "spend":
      return { decision: spend(state, BigInt(one.amount), day), agreed: model.take(one.amount, today) };
    case "write-off":
      return { decision: writeOff(state, BigInt(one.amount), day), agreed: model.take(one.amount, today) };
    case "add":
      return { decision: adjust(state, { delta: BigInt(one.amount) }, day), agreed: model.add(one.amount, never) };
    case "reserve": {
      if (state.holds.some(({ id }) => id === one.hold)) return { decision: undefined, agreed: false };
      return {
        decision: reserve(state, one.hold, BigInt(one.amount), day),
        agreed: model.promise(one.hold, one.amount, today),
      };
    }
    case "capture":
      return { decision: capture(state, one.hold, BigInt(one.amount)), agreed: model.keep(one.hold, one.amount) };
    case "release":
      return { decision: release(state, one.hold), agreed: model.keep(one.hold, 0) };
    case "night":
      return { decision: undefined, agreed: false };
  }
}

function step(both: Both, one: Command): Both {
  if (one.do === "night") {
    const today = both.today + one.days;
    both.model.expire(today);
    const expired = expire(both.state, dayOf(today));
    return { ...both, today, state: expired ? after(both.state, expired) : both.state };
  }
  const { decision, agreed } = decide(both, one);
  expect([one, decision?.ok ?? false]).toEqual([one, agreed]);
  return decision?.ok ? { ...both, state: after(both.state, decision) } : both;
}

function compare({ state, model, today }: Both): void {
  expect(state.balance).toBe(BigInt(model.bonuses.length));
  expect(state.held).toBe(BigInt(model.bonuses.filter(({ hold }) => hold !== null).length));
  expect(available(state, dayOf(today))).toBe(BigInt(model.free(today).length));
  for (const [until, group] of Map.groupBy(model.bonuses, (bonus) => bonus.until)) {
    const date = until === never ? null : dayOf(until);
    const lots = state.lots.filter(({ expire_date }) => expire_date === date);
    expect(lots.reduce((left, { remaining }) => left + remaining, 0n)).toBe(BigInt(group.length));
  }
}

describe("the ledger of bonuses", () => {
  test("agrees with single bonuses in a heap, on every balance and every refusal, after every command", () => {
    fc.assert(
      fc.property(fc.array(command, { maxLength: 40 }), (commands) => {
        let both: Both = { state: bonuses(), model: new Model(), today: 0 };
        for (const one of commands) {
          both = step(both, one);
          compare(both);
        }
      }),
      cases,
    );
  });

  test("a refused command changes nothing", () => {
    fc.assert(
      fc.property(fc.array(command, { maxLength: 20 }), command, (commands, last) => {
        let both: Both = { state: bonuses(), model: new Model(), today: 0 };
        for (const one of commands) both = step(both, one);
        const copy = <Thing extends object>(things: readonly Thing[]) => things.map((one) => ({ ...one }));
        const before = { ...both.state, lots: copy(both.state.lots), holds: copy(both.state.holds) };
        const { decision } = decide(both, last);
        if (decision?.ok === false) expect(both.state).toEqual(before);
      }),
      cases,
    );
  });
});

describe("a purse", () => {
  const move = fc.record({
    do: fc.constantFrom("refill", "spend", "reserve", "capture"),
    amount: fc.bigInt({ min: 0n, max: 100n }),
  });
  const credit = fc.record({
    credit_type: fc.constantFrom("debit", "credit"),
    credit_limit: fc.bigInt({ min: 0n, max: 80n }),
  });

  test("never falls below its credit limit, held money included", () => {
    fc.assert(
      fc.property(credit, fc.array(move, { maxLength: 30 }), (terms, moves) => {
        let state = purse(0n, terms);
        const floor = terms.credit_type === "credit" ? -terms.credit_limit : 0n;
        moves.forEach(({ do: verb, amount: requested }, index) => {
          const [hold] = state.holds;
          const decisions: Record<typeof verb, () => Decision | undefined> = {
            refill: () => refill(state, requested),
            spend: () => spend(state, requested, dayOf(0)),
            reserve: () => reserve(state, `h${index}`, requested, dayOf(0)),
            capture: () => hold && capture(state, hold.id, requested),
          };
          const decision = decisions[verb]();
          if (decision?.ok) state = after(state, decision);
          expect(state.balance - state.held >= floor).toBe(true);
          expect(state.lots).toEqual([]);
        });
      }),
      cases,
    );
  });
});
