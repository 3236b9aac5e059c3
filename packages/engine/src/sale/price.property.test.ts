import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyCheck, decimal, discounted, discountRules, lines } from "../../test/arbitrary.ts";
import { cases } from "../../test/cases.ts";
import { checkOf, column, group, member, priced, tax } from "../../test/check.ts";
import type { Rule } from "../loyalty/rule.ts";
import { formatDecimal, greatest, least, parseDecimal, percentOf, spread, sum } from "../money/index.ts";
import type { LineInput } from "./input.ts";
import type { PricedCheck } from "./result.ts";

const minor = (text: string): bigint => {
  const value = parseDecimal(text, 2);
  if (value === undefined) throw new Error(`${text} is not money.`);
  return value;
};
type MoneyColumn = "amount" | "discount_amount" | "bonuses_redeemed" | "amount_to_pay";
const minors = (check: PricedCheck, name: MoneyColumn) => column(check, name).map((text) => minor(text));
const discountsOf = (
  input: { lines: LineInput[]; rules: Rule[] },
  discounts_scheme: "summarizing" | "maximum" | "sequential",
) => minors(priced(checkOf({ ...input, loyalty: { rule_settings: { discounts_scheme } } })), "discount_amount");

// The specification's guarantees for every sale are in promises.property.test.ts; this file has the other ones.
describe("every check", () => {
  test("discounts stay within the cap of the programme", () => {
    fc.assert(
      fc.property(anyCheck, (input) => {
        const { totals } = priced(input);
        const rate = parseDecimal(input.loyalty.rule_settings?.discount_max_percent ?? "100", 6) ?? 0n;
        expect(minor(totals.discount_amount) <= percentOf(minor(totals.amount), rate)).toBe(true);
      }),
      cases,
    );
  });

  test("contained taxes and the net amount make the reduced amount, and percentages fit into it", () => {
    fc.assert(
      fc.property(anyCheck, (input) => {
        for (const line of priced(input).lines) {
          const reduced = minor(line.reduced_amount);
          expect(minor(line.contained_taxes_amount) + minor(line.net_amount)).toBe(reduced);
          const inside = line.taxes.filter(
            ({ classification, type }) => classification === "base-tax" && type === "percentage",
          );
          expect(sum(inside.map(({ amount }) => minor(amount))) <= reduced).toBe(true);
        }
      }),
      cases,
    );
  });

  test("what is credited in lots is what the lines were credited", () => {
    fc.assert(
      fc.property(anyCheck, (input) => {
        const { accruals, totals } = priced(input);
        const of = (target: string) =>
          sum(accruals.filter((one) => one.target === target).map(({ amount }) => minor(amount)));
        expect(of("bonuses")).toBe(minor(totals.bonuses_added_amount));
        expect(of("promotional-bonuses")).toBe(minor(totals.promo_bonuses_added_amount));
        if (input.customer == null) expect(accruals).toEqual([]);
      }),
      cases,
    );
  });

  test("redemption never exceeds what was requested, the balance, or the share of the goods", () => {
    fc.assert(
      fc.property(anyCheck, (input) => {
        const { redemption, totals, lines: pricedLines } = priced(input);
        const redeemed = minor(totals.bonuses_redeemed_amount);
        if (!redemption || input.customer?.access !== "full") {
          expect(redeemed).toBe(0n);
          return;
        }
        expect(redeemed <= minor(redemption.asked)).toBe(true);
        expect(redeemed <= minor(input.redemption?.available ?? "0")).toBe(true);
        const excluded = input.loyalty.redemption_settings?.bonuses_exclude_goods ?? [];
        const wrong = pricedLines.filter(
          ({ goods_id, bonuses_redeemed }) => excluded.includes(goods_id) && minor(bonuses_redeemed) > 0n,
        );
        expect(wrong).toEqual([]);
      }),
      cases,
    );
  });

  test("every discount step of the trace leaves what the next one finds, and ends at the line's discount before the cap", () => {
    fc.assert(
      fc.property(anyCheck, (input) => {
        const check = priced(input);
        for (const line of check.lines) {
          const own = check.trace.entries.filter((entry) => entry.line === line.id);
          let left = minor(line.amount);
          for (const entry of own.filter(({ step }) => step === "discount")) {
            expect(minor(entry.before ?? "")).toBe(left);
            left += minor(entry.change ?? "");
            expect(minor(entry.after ?? "")).toBe(left);
          }
          const cut = sum(own.filter(({ step }) => step === "discount-cap").map(({ change }) => minor(change ?? "")));
          expect(minor(line.amount) - left + cut).toBe(minor(line.discount_amount));
        }
      }),
      cases,
    );
  });
});

describe("schemes, before the cap", () => {
  test("maximum is on every line what the best single rule gives", () => {
    fc.assert(
      fc.property(discounted(discountRules), (input) => {
        const alone = input.rules.map((rule) => discountsOf({ ...input, rules: [rule] }, "maximum"));
        const best = input.lines.map((_, line) => alone.map((parts) => parts[line] ?? 0n).reduce(greatest, 0n));
        expect(discountsOf(input, "maximum")).toEqual(best);
      }),
      cases,
    );
  });
});

test("partial-rounded redeems the largest amount that leaves no minor units, as trying every amount finds it", () => {
  const few = fc.record({
    input: anyCheck,
    requested: decimal(1n, 1_500n, 2),
  });
  fc.assert(
    fc.property(few, ({ input, requested }) => {
      const settings = { ...input.loyalty.redemption_settings, bonuses_payment_type: "partial-rounded" } as const;
      const of = (amount: string, bonuses_payment_type: "partial" | "partial-rounded") =>
        priced({
          ...input,
          customer: member,
          redemption: { asked: amount, available: "1000" },
          loyalty: { ...input.loyalty, redemption_settings: { ...settings, bonuses_payment_type } },
        });
      let tried = minor(of(requested, "partial").totals.bonuses_redeemed_amount);
      const toPay = (redeemed: bigint) =>
        minor(of(`${redeemed / 100n}.${String(redeemed % 100n).padStart(2, "0")}`, "partial").totals.amount_to_pay);
      while (tried > 0n && toPay(tried) % 100n !== 0n) tried -= 1n;
      expect(minor(of(requested, "partial-rounded").totals.bonuses_redeemed_amount)).toBe(tried);
    }),
    { numRuns: Math.ceil(cases.numRuns / 10) },
  );
});

test("partial-rounded finds it where sales taxes are rounded line by line, whatever the currency", () => {
  const taxed = fc.record({
    currency: fc.constantFrom("UAH", "KWD"),
    amounts: fc.array(fc.bigInt(1n, 400_000n), { minLength: 1, maxLength: 8 }),
    rates: fc.array(fc.bigInt(0n, 40_000_000n), { minLength: 1, maxLength: 3 }),
    requested: fc.bigInt(1n, 400_000n),
  });
  fc.assert(
    fc.property(taxed, ({ currency, amounts, rates, requested }) => {
      const decimals = currency === "KWD" ? 3 : 2;
      const text = (value: bigint) => formatDecimal(value, decimals);
      const taxes = rates.map((rate, index) => tax(`t${index}`, "sales-tax", formatDecimal(rate, 6)));
      const line = (amount: bigint, position: number) => ({
        id: `L${position}`,
        goods: { id: "g" },
        quantity: "1",
        goods_price: { price: text(amount) },
      });
      const check = priced(
        checkOf({
          currency,
          taxes,
          price_group: group("base", taxes),
          lines: amounts.map(line),
          customer: member,
          redemption: { asked: text(requested), available: text(requested) },
          loyalty: { redemption_settings: { bonuses_payment_type: "partial-rounded" } },
        }),
      );
      const toPay = (redeemed: bigint) => {
        const parts = spread(redeemed, amounts);
        const left = amounts.map((amount, at) => amount - (parts[at] ?? 0n));
        return sum(left.map((amount) => amount + sum(rates.map((rate) => percentOf(amount, rate)))));
      };
      const unit = 10n ** BigInt(decimals);
      const most = least(requested, sum(amounts));
      let tried = most;
      while (tried > 0n && tried >= most - 100n * unit && toPay(tried) % unit !== 0n) tried -= 1n;
      const found = tried < most - 100n * unit ? 0n : tried;
      expect(check.totals.bonuses_redeemed_amount).toBe(text(found > 0n ? found : 0n));
    }),
    // One in a few thousand cases finds a search that skips amounts where roundings lower the total.
    { ...cases, numRuns: cases.numRuns * 5 },
  );
});

test("a check without rules costs what its lines cost", () => {
  fc.assert(
    fc.property(lines, (all) => {
      const check = priced(checkOf({ lines: all }));
      expect(check.totals.amount_to_pay).toBe(check.totals.amount);
    }),
    cases,
  );
});
