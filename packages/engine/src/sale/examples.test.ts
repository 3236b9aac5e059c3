import { describe, expect, test } from "vitest";
import { checkOf, column, group, lineA, lineB, member, priced, rule, tax } from "../../test/check.ts";

const tenPercent = rule("discount-check-percent", "10", { sort_order: 1 });
const threeOff = rule("discount-check-amount", "3.00", { sort_order: 2 });

// Worked examples, by their numbers.
describe("worked examples", () => {
  test("1: 10 % of the check, summarizing", () => {
    const check = priced(checkOf({ rules: [tenPercent] }));
    expect(column(check, "amount")).toEqual(["20.00", "5.55"]);
    expect(column(check, "discount_amount")).toEqual(["2.00", "0.56"]);
    expect(check.totals).toMatchObject({ amount: "25.55", discount_amount: "2.56", amount_to_pay: "22.99" });
  });

  test("2: 10 % and 3.00 off the check, summarizing, whichever comes first", () => {
    for (const rules of [
      [tenPercent, threeOff],
      [{ ...threeOff, sort_order: 0 }, tenPercent],
    ]) {
      const check = priced(checkOf({ rules }));
      expect(column(check, "discount_amount")).toEqual(["4.35", "1.21"]);
      expect(check.totals.amount_to_pay).toBe("19.99");
    }
    const [a, b] = priced(checkOf({ rules: [tenPercent, threeOff] })).lines;
    expect(a?.discounts.map(({ amount }) => amount)).toEqual(["2.00", "2.35"]);
    expect(b?.discounts.map(({ amount }) => amount)).toEqual(["0.56", "0.65"]);
  });

  test("3: the same, sequential", () => {
    const loyalty = { rule_settings: { discounts_scheme: "sequential" } } as const;
    const check = priced(checkOf({ rules: [tenPercent, threeOff], loyalty }));
    expect(check.lines.map(({ discounts }) => discounts.map(({ amount }) => amount))).toEqual([
      ["2.00", "2.35"],
      ["0.56", "0.65"],
    ]);
    expect(check.totals.amount_to_pay).toBe("19.99");
  });

  test("4: 20 % on A against 10 % of the check, maximum", () => {
    const twenty = rule("discount-items-percent", "20", { include_goods: ["gA"], sort_order: 2 });
    const loyalty = { rule_settings: { discounts_scheme: "maximum" } } as const;
    const check = priced(checkOf({ rules: [tenPercent, twenty], loyalty }));
    expect(column(check, "discount_amount")).toEqual(["4.00", "0.56"]);
    expect(check.totals.amount_to_pay).toBe("20.99");
    expect(check.trace.rejected).toMatchObject([
      { line: "A", reason: "beaten", source: { id: tenPercent.id }, details: { winner_id: twenty.id, would: "2.00" } },
    ]);
  });

  test("5: special price 8.50 for A with 10 % of the check, summarizing", () => {
    const special = rule("special-price-item", "8.50", { include_goods: ["gA"] });
    const check = priced(checkOf({ rules: [special, tenPercent] }));
    expect(column(check, "discount_amount")).toEqual(["5.00", "0.56"]);
    expect(check.totals.amount_to_pay).toBe("19.99");
  });

  test("6: 100 % and 5 % of the check, summarizing", () => {
    const rules = [rule("discount-check-percent", "100"), rule("discount-check-percent", "5")];
    const check = priced(checkOf({ rules }));
    expect(column(check, "discount_amount")).toEqual(["20.00", "5.55"]);
    expect(check.totals.amount_to_pay).toBe("0.00");
  });

  test("7: example 1, then 22.50 bonuses requested, partial-rounded", () => {
    const loyalty = { redemption_settings: { bonuses_payment_type: "partial-rounded" } } as const;
    const redemption = { asked: "22.50", available: "100.00" };
    const check = priced(checkOf({ rules: [tenPercent], loyalty, customer: member, redemption }));
    expect(column(check, "discount_amount")).toEqual(["2.00", "0.56"]);
    expect(check.redemption).toEqual({ asked: "22.50", redeemed: "21.99" });
    expect(check.totals).toMatchObject({ bonuses_redeemed_amount: "21.99", amount_to_pay: "1.00" });
  });

  test("8: example 1 with a sales tax of 20 %", () => {
    const taxes = [tax("gst", "sales-tax", "20")];
    const check = priced(checkOf({ rules: [tenPercent], taxes, price_group: group("base", taxes) }));
    expect(column(check, "discount_amount")).toEqual(["2.00", "0.56"]);
    expect(column(check, "sales_taxes_amount")).toEqual(["3.60", "1.00"]);
    expect(check.totals.amount_to_pay).toBe("27.59");
  });

  test("9: example 1 with shelf prices that contain 20 % VAT", () => {
    const taxes = [tax("vat", "base-tax", "20")];
    const check = priced(checkOf({ rules: [tenPercent], taxes, price_group: group("including-taxes", taxes) }));
    expect(column(check, "price_base")).toEqual(["8.3333", "4.6250"]);
    expect(check.lines.map(({ base_taxes }) => base_taxes[0]?.amount)).toEqual(["1.6667", "0.9250"]);
    expect(column(check, "price_including_taxes")).toEqual(["10.0000", "5.5500"]);
    expect(column(check, "contained_taxes_amount")).toEqual(["3.00", "0.83"]);
    expect(check.totals).toMatchObject({ amount_to_pay: "22.99", contained_taxes_amount: "3.83" });
  });

  test("10: example 1 under a cap of 5 %", () => {
    const loyalty = { rule_settings: { discounts_scheme: "summarizing", discount_max_percent: "5" } } as const;
    const check = priced(checkOf({ rules: [tenPercent], loyalty }));
    expect(column(check, "discount_amount")).toEqual(["1.00", "0.28"]);
    expect(check.totals.amount_to_pay).toBe("24.27");
  });

  test("11: 100 % on A and 5.55 off the check, summarizing, in either order", () => {
    const free = rule("discount-items-percent", "100", { include_goods: ["gA"] });
    const off = rule("discount-check-amount", "5.55");
    for (const rules of [
      [free, off],
      [off, free],
    ]) {
      const check = priced(checkOf({ rules }));
      expect(column(check, "discount_amount")).toEqual(["20.00", "5.55"]);
      expect(check.totals.amount_to_pay).toBe("0.00");
    }
  });

  test("12: example 1 with a charge of 5 % of the check on the amount to pay", () => {
    const check = priced(checkOf({ rules: [tenPercent, rule("charge-check-percent", "5")], customer: member }));
    expect(column(check, "bonuses_added")).toEqual(["0.90", "0.25"]);
    expect(check.totals).toMatchObject({ bonuses_added_amount: "1.15", amount_to_pay: "22.99" });
    expect(check.accruals).toMatchObject([
      { target: "bonuses", lot_kind: "ordinary", amount: "1.15", expire_date: null },
    ]);
  });

  test("13: example 1 paid in cash with a rounding step of 0.05", () => {
    const loyalty = { cash_rounding_step: "0.05" };
    const payments = [{ payment_type: "cash", tendered: "50.00" }] as const;
    const check = priced(checkOf({ rules: [tenPercent], loyalty, payments }));
    expect(check.totals).toMatchObject({ rounding_amount: "0.01", amount_to_pay: "23.00" });
    expect(check.payments).toMatchObject([{ amount: "23.00", tendered: "50.00", change: "27.00" }]);
  });
});

test("the lines of the examples cost 25.55", () => {
  expect(priced(checkOf({ lines: [lineA, lineB] })).totals.amount).toBe("25.55");
});
