import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cases } from "../../test/cases.ts";
import { nearest, share } from "../../test/oracle.ts";
import { sum } from "../money/index.ts";
import { type ChargeContext, combineCharges, targetOf } from "./charge.ts";
import type { Candidate } from "./evaluate-rule.ts";
import type { Rule } from "./rule.ts";
import { roundingOf } from "./settings.ts";

const targets: Partial<Rule>[] = [
  { charge_target: "bonuses" },
  { charge_target: "promotional-bonuses" },
  { charge_target: "special-account", special_account: { id: "sa", type: "money" } },
];
const actions = ["charge-check-percent", "charge-check-amount", "charge-items-percent", "charge-items-amount"] as const;
const limits = {
  "charge-check-percent": 30_000_000n,
  "charge-items-percent": 30_000_000n,
  "charge-check-amount": 500n,
  "charge-items-amount": 20_000n,
};

const candidate = (lines: number) =>
  fc
    .record({
      action_type: fc.constantFrom(...actions),
      share: fc.bigInt({ min: 1n, max: 1000n }),
      target: fc.constantFrom(...targets),
      lines: fc.array(fc.boolean(), { minLength: lines, maxLength: lines }),
    })
    .map(({ action_type, share: part, target, lines: on }): Candidate => {
      const value = (limits[action_type] * part) / 1000n + 1n;
      return { rule: { id: `${action_type} ${value}`, scope: "automatic", action_type, ...target }, value, lines: on };
    });

const situation = fc.integer({ min: 1, max: 5 }).chain((lines) =>
  fc.record({
    amounts: fc.array(fc.bigInt({ min: 0n, max: 9_000n }), { minLength: lines, maxLength: lines }),
    paid: fc.nat({ max: 100 }),
    quantities: fc.array(fc.bigInt({ min: 0n, max: 9_000n }), { minLength: lines, maxLength: lines }),
    candidates: fc.array(candidate(lines), { maxLength: 5 }),
  }),
);

function contextOf({
  amounts,
  paid,
  quantities,
}: {
  amounts: bigint[];
  paid: number;
  quantities: bigint[];
}): ChargeContext {
  const base = amounts.map((amount) => (amount * BigInt(paid)) / 100n);
  return { base, amounts, quantities, exponent: 2, rounding: (scale) => roundingOf(null, null, scale) };
}

// One rule on one base, by the oracle's own arithmetic.
function credited({ rule, value, lines }: Candidate, base: readonly bigint[], context: ChargeContext): bigint[] {
  const whole = base.reduce((a, b) => a + b, 0n);
  if (rule.action_type === "charge-check-percent") return share(nearest(whole * value, 100_000_000n), base);
  if (rule.action_type === "charge-check-amount") {
    if (whole > 0n) return share(value, base);
    return share(value, sum(context.amounts) > 0n ? context.amounts : context.amounts.map(() => 1n));
  }
  return base.map((amount, line) => {
    if (!lines[line]) return 0n;
    if (rule.action_type === "charge-items-percent") return nearest(amount * value, 100_000_000n);
    return nearest(value * (context.quantities[line] ?? 0n), 100_000n);
  });
}

const perTarget = (shares: readonly { candidate: Candidate; parts: bigint[] }[]) =>
  [...Map.groupBy(shares, (one) => targetOf(one.candidate))].map(
    ([target, all]) => [target, sum(all.flatMap(({ parts }) => parts))] as const,
  );

describe("charges", () => {
  test("summarizing adds what every rule credits alone", () => {
    fc.assert(
      fc.property(situation, (all) => {
        const context = contextOf(all);
        const { shares, beaten } = combineCharges("summarizing", all.candidates, context);
        expect(beaten).toEqual([]);
        expect(shares.length).toBe(all.candidates.length);
        for (const { candidate: one, parts } of shares) expect(parts).toEqual(credited(one, context.base, context));
      }),
      cases,
    );
  });

  test("maximum keeps for every target the rule that credits most, and names the others", () => {
    fc.assert(
      fc.property(situation, (all) => {
        const context = contextOf(all);
        const { shares, beaten } = combineCharges("maximum", all.candidates, context);
        const totals = all.candidates.map((one) => [targetOf(one), sum(credited(one, context.base, context))] as const);
        for (const [target, total] of perTarget(shares)) {
          const best = totals.filter(([own]) => own === target).map(([, own]) => own);
          expect(best.every((own) => own <= total)).toBe(true);
          expect(best).toContain(total);
        }
        expect(shares.length + beaten.length).toBe(all.candidates.length);
        expect(new Set(shares.map(({ candidate: one }) => targetOf(one))).size).toBe(shares.length);
      }),
      cases,
    );
  });

  test("sequential credits each rule on what the earlier ones for its target left", () => {
    fc.assert(
      fc.property(situation, (all) => {
        const context = contextOf(all);
        const bases = new Map<string, bigint[]>();
        const expected = new Map<Candidate, bigint[]>();
        for (const one of all.candidates) {
          const base = bases.get(targetOf(one)) ?? [...context.base];
          const parts = credited(one, base, context);
          expected.set(one, parts);
          bases.set(
            targetOf(one),
            base.map((amount, line) => (amount - (parts[line] ?? 0n) < 0n ? 0n : amount - (parts[line] ?? 0n))),
          );
        }
        for (const { candidate: one, parts } of combineCharges("sequential", all.candidates, context).shares) {
          expect(parts).toEqual(expected.get(one));
        }
      }),
      cases,
    );
  });

  test("never credit less than nothing", () => {
    fc.assert(
      fc.property(situation, fc.constantFrom("summarizing", "maximum", "sequential"), (all, scheme) => {
        const { shares } = combineCharges(scheme, all.candidates, contextOf(all));
        expect(shares.every(({ parts }) => parts.every((part) => part >= 0n))).toBe(true);
      }),
      cases,
    );
  });
});
