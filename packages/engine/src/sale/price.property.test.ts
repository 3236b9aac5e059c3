import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  anyCheck,
  decimal,
  discounted,
  discountRules,
  lines,
  numbered,
  proportionalRules,
} from "../../test/arbitrary.ts";
import { cases } from "../../test/cases.ts";
import { checkOf, column, member, priced } from "../../test/check.ts";
import type { Rule } from "../loyalty/rule.ts";
import { greatest, parseDecimal, percentOf, sum } from "../money/door.ts";
import type { LineInput } from "./input.ts";
import { price } from "./price.ts";
import type { PricedCheck, PricedLine, PricedTotals } from "./result.ts";

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

const summed: [keyof PricedLine, keyof PricedTotals][] = [
  ["amount", "amount"],
  ["discount_amount", "discount_amount"],
  ["bonuses_redeemed", "bonuses_redeemed_amount"],
  ["reduced_amount", "reduced_amount"],
  ["contained_taxes_amount", "contained_taxes_amount"],
  ["net_amount", "net_amount"],
  ["sales_taxes_amount", "sales_taxes_amount"],
  ["bonuses_added", "bonuses_added_amount"],
  ["promo_bonuses_added", "promo_bonuses_added_amount"],
];

describe("every check", () => {
  test("totals are the sums of the lines, in every column", () => {
    fc.assert(
      fc.property(anyCheck, (input) => {
        const check = priced(input);
        for (const [name, total] of summed) {
          expect([total, sum(check.lines.map((line) => minor(String(line[name]))))]).toEqual([
            total,
            minor(check.totals[total]),
          ]);
        }
        const goods = sum(minors(check, "amount_to_pay"));
        const added = minor(check.totals.delivery_amount) + minor(check.totals.tip_amount);
        expect(goods + added).toBe(minor(check.totals.amount_to_pay));
      }),
      cases,
    );
  });

  test("no discount is negative or above its line, its parts sum to it, and nothing to pay is below zero", () => {
    fc.assert(
      fc.property(anyCheck, (input) => {
        for (const line of priced(input).lines) {
          const discount = minor(line.discount_amount);
          expect(discount >= 0n && discount <= minor(line.amount)).toBe(true);
          expect(sum(line.discounts.map(({ amount }) => minor(amount)))).toBe(discount);
          expect(line.discounts.every(({ amount }) => minor(amount) > 0n)).toBe(true);
          expect(minor(line.amount_to_pay) >= 0n && minor(line.reduced_amount) >= 0n).toBe(true);
        }
      }),
      cases,
    );
  });

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

  test("the same input, stored and read again, gives the same bytes, trace included", () => {
    fc.assert(
      fc.property(anyCheck, (input) => {
        const stored: typeof input = JSON.parse(JSON.stringify(input));
        expect(JSON.stringify(price(stored))).toBe(JSON.stringify(price(input)));
      }),
      cases,
    );
  });

  test("a rule of value zero changes no number, wherever it stands", () => {
    const idle = fc.constantFrom<Rule["action_type"]>(
      "discount-check-percent",
      "special-price-item",
      "charge-check-amount",
      "discount-items-amount",
    );
    fc.assert(
      fc.property(anyCheck, idle, fc.boolean(), (input, action_type, first) => {
        const zero: Rule = { id: "zero", scope: "automatic", action_type, value: "0", sort_order: first ? -1 : 99 };
        const { trace, ...before } = priced(input);
        const { trace: longer, ...after } = priced({ ...input, rules: [...(input.rules ?? []), zero] });
        expect(after).toEqual(before);
        expect(longer.entries).toEqual(trace.entries);
        expect(longer.rejected.some(({ source, reason }) => source.id === "zero" && reason !== "beaten")).toBe(true);
      }),
      cases,
    );
  });

  test("redemption never exceeds what was asked, the balance, or the share of the goods", () => {
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
  test("summarizing and maximum do not depend on the order of rules", () => {
    fc.assert(
      fc.property(discounted(discountRules), fc.infiniteStream(fc.nat()), (input, keys) => {
        const shuffled = input.rules
          .map((rule) => ({ rule, key: Number(keys.next().value) }))
          .sort((a, b) => a.key - b.key)
          .map(({ rule }, place) => ({ ...rule, sort_order: place }));
        for (const scheme of ["summarizing", "maximum"] as const) {
          expect(discountsOf({ ...input, rules: shuffled }, scheme)).toEqual(discountsOf(input, scheme));
        }
      }),
      cases,
    );
  });

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

  test("maximum is on no line above summarizing while no rule is a fixed sum off the check", () => {
    fc.assert(
      fc.property(discounted(proportionalRules), (input) => {
        const most = discountsOf(input, "summarizing");
        expect(discountsOf(input, "maximum").every((part, line) => part <= (most[line] ?? 0n))).toBe(true);
      }),
      cases,
    );
  });

  test("sequential is at most summarizing and one minor unit per rule and line", () => {
    fc.assert(
      fc.property(discounted(discountRules), (input) => {
        const slack = BigInt(input.rules.length * input.lines.length);
        expect(sum(discountsOf(input, "sequential")) <= sum(discountsOf(input, "summarizing")) + slack).toBe(true);
      }),
      cases,
    );
  });

  test("multiplying all amounts multiplies percent results, up to rounding", () => {
    const whole = fc.array(fc.record({ price: decimal(0n, 10_000n, 2), quantity: fc.integer({ min: 1, max: 9 }) }), {
      minLength: 1,
      maxLength: 5,
    });
    fc.assert(
      fc.property(
        whole,
        decimal(0n, 100_000_000n, 6),
        fc.integer({ min: 2, max: 1000 }),
        fc.boolean(),
        (goods, value, factor, onItems) => {
          const rules = numbered([
            { action_type: onItems ? "discount-items-percent" : "discount-check-percent", value },
          ]);
          const scaled = (by: number): LineInput[] =>
            goods.map(({ price: each, quantity }, place) => ({
              id: `L${place}`,
              goods: { id: "g" },
              quantity: String(quantity * by),
              goods_price: { price: each },
            }));
          const once = sum(discountsOf({ lines: scaled(1), rules }, "summarizing")) * BigInt(factor);
          const many = sum(discountsOf({ lines: scaled(factor), rules }, "summarizing"));
          const apart = once > many ? once - many : many - once;
          expect(2n * apart <= BigInt(goods.length) * BigInt(factor + 1)).toBe(true);
        },
      ),
      cases,
    );
  });
});

test("partial-rounded redeems the largest amount that leaves no minor units, as trying every amount finds it", () => {
  const few = fc.record({
    input: anyCheck,
    asked: decimal(1n, 1_500n, 2),
  });
  fc.assert(
    fc.property(few, ({ input, asked }) => {
      const settings = { ...input.loyalty.redemption_settings, bonuses_payment_type: "partial-rounded" } as const;
      const of = (amount: string, bonuses_payment_type: "partial" | "partial-rounded") =>
        priced({
          ...input,
          customer: member,
          redemption: { asked: amount, available: "1000" },
          loyalty: { ...input.loyalty, redemption_settings: { ...settings, bonuses_payment_type } },
        });
      let tried = minor(of(asked, "partial").totals.bonuses_redeemed_amount);
      const toPay = (redeemed: bigint) =>
        minor(of(`${redeemed / 100n}.${String(redeemed % 100n).padStart(2, "0")}`, "partial").totals.amount_to_pay);
      while (tried > 0n && toPay(tried) % 100n !== 0n) tried -= 1n;
      expect(minor(of(asked, "partial-rounded").totals.bonuses_redeemed_amount)).toBe(tried);
    }),
    { numRuns: Math.ceil(cases.numRuns / 10) },
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
