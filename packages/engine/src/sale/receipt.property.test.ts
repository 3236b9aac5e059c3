import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyCheck } from "../../test/arbitrary.ts";
import { cases } from "../../test/cases.ts";
import { priced } from "../../test/check.ts";
import { nearest, share } from "../../test/oracle.ts";
import { parseDecimal } from "../money/index.ts";
import type { PriceInput } from "./input.ts";
import type { PricedCheck, PricedLine } from "./result.ts";

// Recalculates a receipt as a cashier would: every column from the columns before it and from the input, with independent arithmetic.

const read = (text: string | null | undefined, scale: number): bigint => {
  const value = parseDecimal(text ?? "0", scale);
  if (value === undefined) throw new Error(`${text} is not a decimal.`);
  return value;
};
const money = (text: string | null | undefined) => read(text, 2);
const total = (values: readonly bigint[]) => values.reduce((a, b) => a + b, 0n);
const of = (check: PricedCheck, name: "amount" | "discount_amount" | "bonuses_redeemed" | "reduced_amount") =>
  check.lines.map((line) => money(line[name]));
const afterTax = (input: PriceInput) => input.loyalty.redemption_settings?.redemption_moment === "after-tax";
const picked = (input: PriceInput, classification: string) =>
  (input.taxes ?? []).filter(
    (tax) => tax.classification === classification && input.price_group?.taxes.some(({ tax_id }) => tax_id === tax.id),
  );

/** Runs a check on every random sale with its result. */
function everyCheck(look: (check: PricedCheck, input: PriceInput) => void): void {
  fc.assert(
    fc.property(anyCheck, (input) => look(priced(input), input)),
    cases,
  );
}

function salesTaxOf(line: PricedLine, base: bigint, input: PriceInput): bigint {
  const quantity = read(line.quantity, 3);
  return total(
    picked(input, "sales-tax").map(({ type, rate }) => {
      if (type === "percentage") return nearest(base * read(rate, 6), 100_000_000n);
      return base > 0n ? nearest(read(rate, 4) * quantity, 100_000n) : 0n;
    }),
  );
}

describe("a second cashier finds", () => {
  test("the same unit price at every level", () => {
    everyCheck((check, input) => {
      check.lines.forEach((line, index) => {
        const base = read(line.price_base, 4);
        const taxes = picked(input, "base-tax");
        const excise = taxes.some(({ id }) => id === "excise") ? 3_500n : 0n;
        const vat = taxes.some(({ id }) => id === "vat") ? nearest((base + excise) * 20n, 100n) : 0n;
        const entered = read(input.lines[index]?.goods_price?.price, 4);
        const posted = read(line.price_posted, 4);
        if (input.price_group?.prices_entered_as === "including-taxes") {
          expect(posted).toBe(entered);
          // The remaining 1/10,000 of a shelf price stays in its base.
          expect([-1n, 0n, 1n]).toContain(posted - base - excise - vat);
        } else {
          expect([base, posted]).toEqual([entered, entered + excise + vat]);
        }
      });
    });
  });

  test("the same line amounts", () => {
    everyCheck((check) => {
      for (const line of check.lines) {
        expect(money(line.amount)).toBe(nearest(read(line.price_posted, 4) * read(line.quantity, 3), 100_000n));
      }
    });
  });

  test("the same reduced amounts", () => {
    everyCheck((check, input) => {
      for (const line of check.lines) {
        const discounted = money(line.amount) - money(line.discount_amount);
        expect(money(line.reduced_amount)).toBe(
          afterTax(input) ? discounted : discounted - money(line.bonuses_redeemed),
        );
      }
    });
  });

  test("the same sales taxes on the reduced amounts", () => {
    everyCheck((check, input) => {
      for (const line of check.lines) {
        expect(money(line.sales_taxes_amount)).toBe(salesTaxOf(line, money(line.reduced_amount), input));
        const own = line.taxes.filter(({ classification }) => classification === "sales-tax");
        expect(total(own.map(({ amount }) => money(amount)))).toBe(money(line.sales_taxes_amount));
      }
    });
  });

  test("the same contained taxes: VAT by its part of the posted price, excise by the unit", () => {
    everyCheck((check) => {
      for (const line of check.lines) {
        const posted = read(line.price_posted, 4);
        for (const { tax_id, type, classification, amount } of line.taxes) {
          if (classification !== "base-tax") continue;
          const unit = read(line.base_taxes.find((tax) => tax.tax_id === tax_id)?.amount, 4);
          const part = posted === 0n ? 0n : nearest(money(line.reduced_amount) * unit, posted);
          expect(money(amount)).toBe(type === "percentage" ? part : nearest(unit * read(line.quantity, 3), 100_000n));
        }
      }
    });
  });

  test("the same amounts to pay, line by line and in all", () => {
    everyCheck((check, input) => {
      const lines = check.lines.map((line) => {
        const due =
          money(line.amount) -
          money(line.discount_amount) -
          money(line.bonuses_redeemed) +
          money(line.sales_taxes_amount);
        expect(money(line.amount_to_pay)).toBe(due);
        return due;
      });
      expect(money(check.totals.amount_to_pay)).toBe(
        total(lines) + money(input.delivery_amount) + money(input.tip_amount),
      );
    });
  });

  test("the same spread of redeemed bonuses over the goods that may be paid with them", () => {
    everyCheck((check, input) => {
      const excluded = input.loyalty.redemption_settings?.bonuses_exclude_goods ?? [];
      const open = check.lines.map((line) => {
        const discounted = money(line.amount) - money(line.discount_amount);
        const tax = afterTax(input) ? money(line.sales_taxes_amount) : 0n;
        return excluded.includes(line.goods_id) ? 0n : discounted + tax;
      });
      expect(of(check, "bonuses_redeemed")).toEqual(share(money(check.totals.bonuses_redeemed_amount), open));
    });
  });

  test("that bonuses redeem up to every limit and no further, where the programme takes any amount", () => {
    everyCheck((check, input) => {
      const settings = input.loyalty.redemption_settings ?? {};
      if (settings.bonuses_payment_type !== "partial" || input.customer?.access !== "full" || !input.redemption) return;
      const payable = check.lines.map((line) => {
        const tax = afterTax(input) ? money(line.sales_taxes_amount) : 0n;
        return money(line.amount) - money(line.discount_amount) + tax;
      });
      const open = payable.filter(
        (_, position) => !settings.bonuses_exclude_goods?.includes(check.lines[position]?.goods_id ?? ""),
      );
      const part = (total(payable) * read(settings.bonuses_max_percent ?? "100", 6)) / 100_000_000n;
      const limits = [money(input.redemption.asked), money(input.redemption.available), part, total(open)];
      const least = limits.reduce((a, b) => (a - b < 0n ? a : b));
      expect(money(check.totals.bonuses_redeemed_amount)).toBe(least);
    });
  });

  test("that full-check redeems all that may be redeemed, or nothing", () => {
    everyCheck((check, input) => {
      const settings = input.loyalty.redemption_settings ?? {};
      const redeemed = money(check.totals.bonuses_redeemed_amount);
      if (settings.bonuses_payment_type !== "full-check" || redeemed === 0n) return;
      const payable = check.lines.map(
        (line) =>
          money(line.amount_to_pay) +
          money(line.bonuses_redeemed) -
          (afterTax(input) ? 0n : money(line.sales_taxes_amount)),
      );
      const open = payable.filter(
        (_, at) => !settings.bonuses_exclude_goods?.includes(check.lines[at]?.goods_id ?? ""),
      );
      const part = (total(payable) * read(settings.bonuses_max_percent ?? "100", 6)) / 100_000_000n;
      expect(redeemed).toBe(part - total(open) < 0n ? part : total(open));
    });
  });

  test("the same charges of every rule that stands alone for its target", () => {
    everyCheck((check, input) => {
      const settings = input.loyalty.rule_settings ?? {};
      const bases = {
        "amount-before-discounts": of(check, "amount"),
        "amount-after-discounts": check.lines.map((line) => money(line.amount) - money(line.discount_amount)),
        "amount-to-pay": check.lines.map((line) => {
          const left = money(line.amount) - money(line.discount_amount) - money(line.bonuses_redeemed);
          return left < 0n ? 0n : left;
        }),
      };
      const base = bases[settings.charge_base ?? "amount-to-pay"];
      const step = 10n ** BigInt(2 - Math.min(settings.charge_rounding_precision ?? 2, 2));
      const charges = (input.rules ?? []).filter(({ action_type }) => action_type.startsWith("charge-"));
      for (const target of ["bonuses", "promotional-bonuses"]) {
        const alone = charges.filter(({ charge_target }) => charge_target === target);
        const [rule] = alone;
        if (alone.length !== 1 || rule?.action_type !== "charge-check-percent" || !input.customer) continue;
        const credited = nearest(total(base) * read(rule.value, 6), 100_000_000n * step) * step;
        const name = target === "bonuses" ? "bonuses_added" : "promo_bonuses_added";
        expect(check.lines.map((line) => money(line[name]))).toEqual(share(total(base) > 0n ? credited : 0n, base));
      }
    });
  });

  test("that every rule either has an effect or a reason", () => {
    everyCheck((check, input) => {
      const silent = (input.rules ?? []).filter(({ id }) => {
        const isExplained = check.trace.rejected.some(({ source }) => source.kind === "rule" && source.id === id);
        return !isExplained && !check.applied_rule_ids.includes(id);
      });
      // A cap may remove everything that a rule gave; then the trace has its discount and the cut.
      const capped = silent.filter(
        ({ id }) => !check.trace.entries.some(({ step, source }) => step === "discount" && source?.id === id),
      );
      expect(capped).toEqual([]);
    });
  });

  test("every amount of the result written with the decimals of its kind", () => {
    everyCheck((check) => {
      for (const text of Object.values(check.totals)) expect(text).toMatch(/^-?\d+\.\d{2}$/);
      for (const line of check.lines) {
        for (const text of [line.amount, line.discount_amount, line.net_amount, line.amount_to_pay])
          expect(text).toMatch(/^-?\d+\.\d{2}$/);
        for (const text of [line.price_base, line.price_including_taxes, line.price_posted])
          expect(text).toMatch(/^\d+\.\d{4}$/);
        expect(line.quantity).toMatch(/^\d+\.\d{3}$/);
      }
    });
  });
});
