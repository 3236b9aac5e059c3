import { PLAIN_DISCOUNT_ACTION_TYPES } from "@patron/contract/enums";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cases } from "../../test/cases.ts";
import { combined, type OracleRule, share } from "../../test/oracle.ts";
import { least, spread, sum } from "../money/index.ts";
import { capDiscounts, cutParts } from "./cap.ts";
import { combineDiscounts } from "./combine.ts";
import { discountOf } from "./discount.ts";
import type { Candidate } from "./evaluate-rule.ts";
import { roundingOf } from "./settings.ts";

const boundsOf = { percent: [0n, 120_000_000n], amount: [0n, 9_000n], unit: [0n, 900_000n] } as const;
const unitOf = (action: (typeof PLAIN_DISCOUNT_ACTION_TYPES)[number]) => {
  if (action.endsWith("-percent")) return boundsOf.percent;
  return action === "discount-items-amount" || action === "special-price-item" ? boundsOf.unit : boundsOf.amount;
};

const lineCount = fc.integer({ min: 1, max: 6 });
const candidate = (lines: number) =>
  fc.constantFrom(...PLAIN_DISCOUNT_ACTION_TYPES).chain((action_type) => {
    const [min, max] = unitOf(action_type);
    const masks = fc.array(fc.boolean(), { minLength: lines, maxLength: lines });
    return fc
      .tuple(fc.bigInt({ min, max }), masks)
      .map(([value, mask]): Candidate => ({ rule: { id: "r", scope: "automatic", action_type }, value, lines: mask }));
  });
const situation = lineCount.chain((lines) =>
  fc.record({
    amounts: fc.array(fc.bigInt({ min: 0n, max: 9_000n }), { minLength: lines, maxLength: lines }),
    quantities: fc.array(fc.bigInt({ min: 0n, max: 9_000n }), { minLength: lines, maxLength: lines }),
    candidates: fc.array(candidate(lines), { maxLength: 5 }),
  }),
);

const rounding = roundingOf(null, null, 2);
const toOracle = ({ rule, value, lines }: Candidate): OracleRule => ({ action: rule.action_type, value, lines });
const perLine = (shares: readonly { parts: readonly bigint[] }[], amounts: readonly bigint[]) =>
  amounts.map((_, line) => sum(shares.map(({ parts }) => parts[line] ?? 0n)));

describe.each(["summarizing", "maximum", "sequential"] as const)("%s", (scheme) => {
  test("agrees with an oracle written another way", () => {
    fc.assert(
      fc.property(situation, ({ amounts, quantities, candidates }) => {
        const { shares } = combineDiscounts(scheme, candidates, amounts, { quantities, exponent: 2, rounding });
        expect(perLine(shares, amounts)).toEqual(combined(scheme, candidates.map(toOracle), amounts, quantities));
      }),
      cases,
    );
  });

  test("gives every rule one share with a part for every line, none negative and none above the line", () => {
    fc.assert(
      fc.property(situation, ({ amounts, quantities, candidates }) => {
        const { shares } = combineDiscounts(scheme, candidates, amounts, { quantities, exponent: 2, rounding });
        expect(new Set(shares.map((one) => one.candidate))).toEqual(new Set(candidates));
        for (const { parts } of shares) {
          expect(parts.length).toBe(amounts.length);
          expect(parts.every((part, line) => part >= 0n && part <= (amounts[line] ?? 0n))).toBe(true);
        }
        expect(perLine(shares, amounts).every((part, line) => part <= (amounts[line] ?? 0n))).toBe(true);
      }),
      cases,
    );
  });
});

test("fixed sums keep their own size while the lines can take them all", () => {
  const off = fc.bigInt({ min: 1n, max: 500n });
  fc.assert(
    fc.property(
      fc.array(off, { minLength: 1, maxLength: 4 }),
      fc.array(fc.bigInt({ min: 1_000n, max: 9_000n }), { minLength: 2, maxLength: 5 }),
      (sums, amounts) => {
        const lines = amounts.map(() => true);
        const candidates = sums.map(
          (value): Candidate => ({
            rule: { id: "r", scope: "automatic", action_type: "discount-check-amount" },
            value,
            lines,
          }),
        );
        const quantities = amounts.map(() => 1_000n);
        const { shares } = combineDiscounts("summarizing", candidates, amounts, { quantities, exponent: 2, rounding });
        expect(shares.map(({ parts }) => sum(parts))).toEqual(sums);
      },
    ),
    cases,
  );
});

test("in the maximum a rule that would give nothing on a line is not called beaten there", () => {
  const rule = (action_type: "discount-items-percent", id: string) =>
    ({ id, scope: "automatic", action_type }) as const;
  const best: Candidate = { rule: rule("discount-items-percent", "best"), value: 50_000_000n, lines: [true, true] };
  const other: Candidate = { rule: rule("discount-items-percent", "other"), value: 100_000n, lines: [true, false] };
  const context = { quantities: [1_000n, 1_000n], exponent: 2, rounding };
  const { beaten } = combineDiscounts("maximum", [best, other], [1_000n, 1_000n], context);
  expect(beaten).toEqual([{ candidate: other, line: 0, amount: 1n, winner: best }]);
});

// The slack is needed: a percentage of the check is spread again over what an earlier rule left.
describe("sequential may exceed summarizing", () => {
  const all = [true, true];
  const on = (line: number) => all.map((_, index) => index === line);
  const both = (candidates: Candidate[], amounts: bigint[], precision: number | null) =>
    (["sequential", "summarizing"] as const).map((scheme) => {
      const context = { quantities: [1_000n, 1_000n], exponent: 2, rounding: roundingOf(precision, null, 2) };
      return perLine(combineDiscounts(scheme, candidates, amounts, context).shares, amounts);
    });
  const candidateOf = (action_type: Candidate["rule"]["action_type"], value: bigint, lines: boolean[]): Candidate => ({
    rule: { id: action_type, scope: "automatic", action_type },
    value,
    lines,
  });

  test("by a minor unit, when the earlier rule took a whole line", () => {
    const rules = [
      candidateOf("discount-items-amount", 327_450n, on(0)),
      candidateOf("discount-check-percent", 33_333_333n, all),
    ];
    expect(both(rules, [3_275n, 8_306n], null)).toEqual([
      [3_275n, 2_769n],
      [3_275n, 2_768n],
    ]);
  });

  // With a coarser rounding precision the slack is a step of that rounding, not a minor unit.
  test("by a part of a rounding step, when discounts are rounded to whole units", () => {
    const rules = [
      candidateOf("discount-items-percent", 100_000_000n, on(0)),
      candidateOf("discount-check-percent", 60_000_000n, all),
    ];
    expect(both(rules, [100n, 95n], 0)).toEqual([
      [100n, 95n],
      [100n, 49n],
    ]);
  });

  test("but never by more than a rounding step per rule and line", () => {
    fc.assert(
      fc.property(situation, fc.constantFrom(0, 1, 2), ({ amounts, quantities, candidates }, precision) => {
        const context = { quantities, exponent: 2, rounding: roundingOf(precision, null, 2) };
        const [chained, added] = (["sequential", "summarizing"] as const).map((scheme) =>
          sum(perLine(combineDiscounts(scheme, candidates, amounts, context).shares, amounts)),
        );
        const slack = context.rounding.step * BigInt(candidates.length * amounts.length);
        expect((chained ?? 0n) <= (added ?? 0n) + slack).toBe(true);
      }),
      cases,
    );
  });
});

describe("cap", () => {
  test("cuts in proportion to the discounts, and not below the limit", () => {
    expect(capDiscounts([200n, 56n], 2_555n, 5_000_000n)).toEqual({ limit: 128n, cuts: [100n, 28n] });
    expect(capDiscounts([200n, 56n], 2_555n, 100_000_000n)).toEqual({ limit: 2_555n, cuts: [0n, 0n] });
    expect(capDiscounts([200n, 56n], 2_555n, 0n)).toEqual({ limit: 0n, cuts: [200n, 56n] });
    expect(capDiscounts([], 0n, 5_000_000n)).toEqual({ limit: 0n, cuts: [] });
    expect(capDiscounts([10n], 10n, 200_000_000n)).toEqual({ limit: 10n, cuts: [0n] });
  });

  test("what is left is the limit exactly, or all there was", () => {
    const discounts = fc.array(fc.bigInt({ min: 0n, max: 9_000n }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(
        discounts,
        fc.bigInt({ min: 0n, max: 99_999n }),
        fc.bigInt({ min: 0n, max: 100_000_000n }),
        (parts, more, rate) => {
          const { limit, cuts } = capDiscounts(parts, sum(parts) + more, rate);
          const left = sum(parts) - sum(cuts);
          expect(left).toBe(least(sum(parts), limit));
          expect(cuts.every((cut, line) => cut >= 0n && cut <= (parts[line] ?? 0n))).toBe(true);
        },
      ),
      cases,
    );
  });

  test("the rules of a line give up exactly the cut", () => {
    fc.assert(
      fc.property(
        fc.array(fc.bigInt({ min: 0n, max: 900n }), { minLength: 1, maxLength: 5 }),
        fc.nat({ max: 100 }),
        (parts, percent) => {
          const cut = (sum(parts) * BigInt(percent)) / 100n;
          const remaining = cutParts(parts, cut);
          expect(sum(remaining)).toBe(sum(parts) - cut);
          expect(remaining.every((part, rule) => part >= 0n && part <= (parts[rule] ?? 0n))).toBe(true);
        },
      ),
      cases,
    );
  });
});

test("spread agrees with handing out units one by one", () => {
  const weights = fc.array(fc.bigInt({ min: 0n, max: 5_000n }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 9_000n }), weights, (amount, shares) => {
      expect(spread(amount, shares)).toEqual(share(amount, shares));
    }),
    cases,
  );
});

test("an action that is no discount takes nothing", () => {
  const charge: Candidate = {
    rule: { id: "c", scope: "automatic", action_type: "charge-check-percent" },
    value: 5n,
    lines: [true],
  };
  expect(discountOf(charge, [100n], { quantities: [1_000n], exponent: 2, rounding })).toEqual([0n]);
});
