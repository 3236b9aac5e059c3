import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { after, bonuses, lot } from "../../test/ledger.ts";
import { sum } from "../money/index.ts";
import type { AccountState } from "./account.ts";
import { available } from "./available.ts";
import { reserve, spend, writeOff } from "./spend.ts";

const dayOf = (index: number) => `2026-11-${String(index + 1).padStart(2, "0")}`;
const drawn = fc.record({
  amount: fc.bigInt({ min: -20n, max: 50n }),
  end: fc.option(fc.nat({ max: 27 }), { freq: 1 }),
});
const cases = fc.record({
  lots: fc.array(drawn, { minLength: 3, maxLength: 16 }),
  holds: fc.array(fc.bigInt({ min: 1n, max: 40n }), { maxLength: 2 }),
  today: fc.nat({ max: 27 }).map(dayOf),
  requested: fc.bigInt({ min: 1n, max: 90n }),
});

/** An account with holds, where possible. */
function accountOf({
  lots,
  holds,
  today,
}: Pick<typeof cases extends fc.Arbitrary<infer Case> ? Case : never, "lots" | "holds" | "today">) {
  const all = lots
    .filter(({ amount }) => amount !== 0n)
    .map(({ amount, end }, index) =>
      lot(`l${index}`, amount, amount < 0n || end === null ? null : dayOf(end), BigInt((index * 7) % 13)),
    );
  return holds.reduce(
    (state, amount, position) => {
      const held = reserve(state, `h${position}`, amount, today);
      return held.ok ? after(state, held) : state;
    },
    bonuses(...all),
  );
}

/** The lots read for spending an amount: debts, expiring lots, and as many of the oldest others as cover it besides the holds. */
function readFor(state: AccountState, requested: bigint): AccountState {
  const endless = state.lots.filter((one) => one.remaining > 0n && one.expire_date === null);
  const oldest = endless.toSorted((a, b) => (a.sequence < b.sequence ? -1 : a.sequence > b.sequence ? 1 : 0));
  const before = (index: number) => sum(oldest.slice(0, index).map(({ remaining }) => remaining));
  const needed = new Set(oldest.filter((_, position) => before(position) < requested + state.held));
  const lots = state.lots.filter((one) => !endless.includes(one) || needed.has(one));
  return { ...state, lots, unread: state.balance - sum(lots.map(({ remaining }) => remaining)) };
}

describe("an account of which only some lots were read", () => {
  test("has as much available, and spends, writes off and reserves as one of which all were", () => {
    let seen = 0;
    fc.assert(
      fc.property(cases, ({ requested, ...drawing }) => {
        const whole = accountOf(drawing);
        const some = readFor(whole, requested);
        if (some.unread !== 0n) seen += 1;
        const { today } = drawing;
        expect(available(some, today)).toBe(available(whole, today));
        expect(spend(some, requested, today)).toEqual(spend(whole, requested, today));
        expect(writeOff(some, requested, today)).toEqual(writeOff(whole, requested, today));
        expect(reserve(some, "new", requested, today)).toEqual(reserve(whole, "new", requested, today));
      }),
      { numRuns: 10_000 },
    );
    expect(seen).toBeGreaterThan(1_000);
  });
});
