import { describe, expect, test } from "vitest";
import { checkOf, column, lineA, lineB, member, priced, reasons, refused, rule } from "../../test/check.ts";
import type { PriceInput } from "../sale/input.ts";
import type { CustomerCondition, Rule } from "./rule.ts";

// Values at and next to a boundary. Each of them once exposed a wrong implementation.

function verdict(more: Partial<Rule>, input: Partial<Omit<PriceInput, "loyalty">> = {}): string {
  const requested = rule("discount-check-percent", "10", { id: "r", ...more });
  return reasons(priced(checkOf({ ...input, rules: [requested] }))).r ?? "acts";
}

describe("a condition on the customer", () => {
  const reasonFor = (customer_condition: CustomerCondition, person: Partial<NonNullable<PriceInput["customer"]>>) =>
    verdict({ customer_condition }, { customer: { ...member, ...person } });

  test("holds for the gender that it names", () => {
    expect(reasonFor({ gender: "male" }, { gender: "male" })).toBe("acts");
    expect(reasonFor({ gender: "male" }, { gender: "female" })).toBe("other-gender");
  });

  test("of a first purchase fails from the first one on, and holds where none is known", () => {
    expect(reasonFor({ first_purchase_only: true }, { purchases: 1 })).toBe("not-first-purchase");
    expect(reasonFor({ first_purchase_only: true }, { purchases: 0 })).toBe("acts");
    expect(reasonFor({ first_purchase_only: true }, { purchases: null })).toBe("acts");
  });

  test("on a birthday has no day on a side that it does not name", () => {
    const born = (day: string) => ({ birth_date: `1990-11-${day}` });
    expect(reasonFor({ birthday_before_days: 4 }, born("21"))).toBe("acts");
    expect(reasonFor({ birthday_before_days: 4 }, born("20"))).toBe("birthday-outside-window");
    expect(reasonFor({ birthday_after_days: 4 }, born("21"))).toBe("acts");
    expect(reasonFor({ birthday_after_days: 4 }, born("22"))).toBe("birthday-outside-window");
  });

  test("is none of a rule whose table has a single row: the table decides for whom it is", () => {
    const table = [{ audience: "walk_in", value: "10" }] as const;
    expect(verdict({ members: true, card_category_values: table }, { customer: null })).toBe("acts");
    expect(verdict({ members: true, card_category_values: [] }, { customer: null })).toBe("members-only");
  });
});

describe("a value", () => {
  const steps = [{ from: "0", value: "10" }];
  const zero = [{ audience: "uncategorised", value: "0" }] as const;

  test("of zero in the row of an audience does not apply, whatever the thresholds", () => {
    const more = { card_category_values: zero, depends_on: "visits", thresholds: steps } as const;
    expect(verdict(more, { customer: member })).toBe("value-zero");
    const smallest = [{ audience: "uncategorised", value: "0.000001" }] as const;
    expect(verdict({ ...more, card_category_values: smallest }, { customer: member })).toBe("acts");
  });

  test("over a past period counts nothing for somebody who is not known", () => {
    const past = { depends_on: "amount", period: "month" } as const;
    const from = (text: string) => verdict({ ...past, thresholds: [{ from: text, value: "10" }] }, { customer: null });
    expect([from("0"), from("0.01")]).toEqual(["acts", "below-first-threshold"]);
  });

  test("by visits counts them whole", () => {
    const rules = [
      rule("discount-check-percent", "10", { id: "r", depends_on: "visits", period: "month", thresholds: steps }),
    ];
    const with_ = (measure: string) => checkOf({ rules, customer: member, rule_facts: [{ rule_id: "r", measure }] });
    expect(priced(with_("2")).totals.discount_amount).toBe("2.56");
    expect(refused(with_("2.5")).code).toBe("sale.malformed");
  });
});

describe("a single minor unit", () => {
  test("makes an exclusive rule act, and nothing puts out itself", () => {
    const cent = rule("discount-check-amount", "0.01", { id: "cent", exclusive: true });
    const check = priced(checkOf({ rules: [cent, rule("discount-check-percent", "10", { id: "ten" })] }));
    expect(check.totals.discount_amount).toBe("0.01");
    expect(reasons(check)).toEqual({ ten: "excluded" });
  });

  test("of redeemed bonuses is a redemption, where that earns nothing", () => {
    const rules = [rule("charge-check-percent", "5", { id: "five" })];
    const loyalty = { rule_settings: { charge_on_bonus_redemption: false } };
    const check = priced(checkOf({ rules, loyalty, customer: member, redemption: { asked: "0.01", available: "9" } }));
    expect([check.totals.bonuses_redeemed_amount, reasons(check).five]).toEqual(["0.01", "bonuses-redeemed"]);
  });

  test("that is left of a check takes a fixed charge to its line", () => {
    const allButOne = rule("discount-items-amount", "5.54", { include_goods: ["gB"] });
    const rules = [rule("discount-items-percent", "100", { include_goods: ["gA"] }), allButOne];
    const check = priced(checkOf({ rules: [...rules, rule("charge-check-amount", "3.00")], customer: member }));
    expect([column(check, "reduced_amount"), column(check, "bonuses_added")]).toEqual([
      ["0.00", "0.01"],
      ["0.00", "3.00"],
    ]);
    const lines = [
      { ...lineA, goods_price: { price: "0" } },
      { ...lineB, goods_price: { price: "0.01" } },
    ];
    const free = rule("discount-check-percent", "100");
    const given = priced(checkOf({ lines, rules: [free, rule("charge-check-amount", "3.00")], customer: member }));
    expect(column(given, "bonuses_added")).toEqual(["0.00", "3.00"]);
  });

  test("given of a set is something", () => {
    const lines = [{ ...lineA, goods_price: { price: "0.01" } }];
    const check = priced(checkOf({ lines, rules: [rule("buy-x-get-y", "100", { id: "set" })] }));
    expect([check.totals.discount_amount, reasons(check)]).toEqual(["0.01", {}]);
  });
});

describe("charges", () => {
  test("to an account of goods take nothing off the base of the next rule", () => {
    const special_account = { id: "litres", type: "goods" } as const;
    const units = rule("charge-items-amount", "0.5", { charge_target: "special-account", special_account });
    const fixed = rule("charge-check-amount", "3.000", {
      ...units,
      id: "fixed",
      action_type: "charge-check-amount",
      value: "3.000",
    });
    const loyalty = { rule_settings: { charges_scheme: "sequential" } } as const;
    const check = priced(checkOf({ rules: [units, fixed], loyalty, customer: member }));
    const own = check.lines.map(({ charges }) => charges.find(({ rule_id }) => rule_id === "fixed")?.amount);
    expect(own).toEqual(["2.348", "0.652"]);
  });

  test("of ordinary bonuses do not expire, whatever stands in the rule from another target", () => {
    const more = { charge_target: "bonuses", promo_expire_type: "day", promo_expire_value: "5" } as const;
    const check = priced(checkOf({ rules: [rule("charge-check-amount", "1.00", more)], customer: member }));
    expect(check.accruals).toMatchObject([{ lot_kind: "ordinary", expire_date: null }]);
  });

  test("beside an exclusive one name what excluded them", () => {
    const rules = [rule("charge-check-amount", "1.00", { id: "alone", exclusive: true })];
    const check = priced(
      checkOf({ rules: [...rules, rule("charge-check-percent", "5", { id: "five" })], customer: member }),
    );
    expect([check.totals.bonuses_added_amount, reasons(check)]).toEqual(["1.00", { five: "excluded" }]);
  });
});

describe("coupons", () => {
  const five = rule("discount-check-amount", "5.00", { id: "five", scope: "coupon" });

  test("each have their own reason", () => {
    const coupons = [
      { id: "c1", rule_id: "five", expire_date: "2026-11-20" },
      { id: "c2", rule_id: "five", status: "redeemed" as const },
      { id: "c3", rule_id: "five" },
    ];
    expect(priced(checkOf({ rules: [five], coupons })).coupons.map(({ reason }) => reason)).toEqual([
      "coupon-expired",
      "coupon-not-open",
      null,
    ]);
  });

  test("call only rules that are called by coupons, and each its own", () => {
    const open = rule("discount-check-amount", "1.00", { id: "open" });
    const other = rule("discount-check-amount", "2.00", { id: "other", scope: "coupon" });
    const coupons = [
      { id: "c1", rule_id: "open" },
      { id: "c2", rule_id: "five" },
    ];
    const check = priced(checkOf({ rules: [open, five, other], coupons }));
    expect(check.coupons.map(({ reason }) => reason)).toEqual(["coupon-rule-missing", null]);
    expect(check.totals.discount_amount).toBe("6.00");
  });
});

test("terms of a set are judged each for itself, and lines of a minor unit count", () => {
  const set = (more: Partial<Rule>) => {
    const lines = ["A", "B"].map((id) => ({ ...lineA, id, quantity: "1", goods_price: { price: "0.01" } }));
    return priced(checkOf({ lines, rules: [rule("buy-x-get-y", "100", { id: "set", ...more })] })).totals
      .discount_amount;
  };
  expect([set({}), set({ buy_quantity: "0" }), set({ get_quantity: "0" })]).toEqual(["0.01", "0.00", "0.00"]);
  expect(set({ buy_quantity: "0.001", get_quantity: "1.999" })).toBe("0.02");
  expect(set({ buy_quantity: "1.500", get_quantity: "0.500" })).toBe("0.01");
});

test("a series that has one coupon left is not exhausted, only the customer's share of it is", () => {
  const issue = rule("coupon-emission", "1", { id: "issue", coupon_batch_id: "b1" });
  const coupon_batches = [{ id: "b1", left: 1, left_for_customer: 0 }];
  expect(reasons(priced(checkOf({ rules: [issue], customer: member, coupon_batches })))).toMatchObject({
    issue: "batch-customer-limit",
  });
});
