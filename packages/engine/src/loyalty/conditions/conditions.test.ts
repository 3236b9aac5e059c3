import { describe, expect, test } from "vitest";
import { checkOf, member, priced, reasons, rule } from "../../../test/check.ts";
import type { PriceInput } from "../../sale/input.ts";
import type { CustomerCondition, Rule } from "../rule.ts";
import { daysToBirthday } from "./person.ts";
import { dayOfHours } from "./window.ts";

/** Why a 10 % rule with these conditions does not apply to the check, or "acts". */
function verdict(more: Partial<Rule>, input: Partial<PriceInput> = {}): string {
  const requested = rule("discount-check-percent", "10", { id: "r", ...more });
  const { loyalty: _, ...rest } = input;
  const check = priced(checkOf({ ...rest, rules: [requested] }));
  return reasons(check).r ?? (check.totals.discount_amount === "0.00" ? "moved nothing" : "acts");
}

describe("how a rule is called", () => {
  test("automatic rules act, manual ones when picked, others never here", () => {
    expect(verdict({})).toBe("acts");
    expect(verdict({ active: false })).toBe("inactive");
    expect(verdict({ scope: "manual" })).toBe("not-picked");
    expect(verdict({ scope: "manual" }, { picked_rule_ids: ["r"] })).toBe("acts");
    expect(verdict({ scope: "coupon" }, { picked_rule_ids: ["r"] })).toBe("coupon-only");
    expect(verdict({ scope: "kiosk" }, { picked_rule_ids: ["r"] })).toBe("kiosk-only");
    expect(verdict({ scope: "kiosk" }, { terminal: { id: "t1", kiosk: true } })).toBe("acts");
    expect(verdict({ action_type: "coupon-emission" })).toBe("customer-needed");
  });

  test("an empty list of points of sale means all", () => {
    expect(verdict({ pos_ids: [], terminal_ids: [] })).toBe("acts");
    expect(verdict({ pos_ids: ["p1"], terminal_ids: ["t1"], currency: "UAH" })).toBe("acts");
    expect(verdict({ pos_ids: ["p2"] })).toBe("other-pos");
    expect(verdict({ terminal_ids: ["t2"] })).toBe("other-terminal");
    expect(verdict({ currency: "EUR" })).toBe("other-currency");
  });
});

describe("time", () => {
  // 10:00 UTC is noon in Kyiv, a Saturday.
  test("dates include both ends, in the zone of the POS", () => {
    expect(verdict({ date_from: "2026-11-21", date_to: "2026-11-21" })).toBe("acts");
    expect(verdict({ date_from: "2026-11-22" })).toBe("before-date");
    expect(verdict({ date_to: "2026-11-20" })).toBe("after-date");
    const lateEvening = { at: "2026-11-20T22:30:00Z" };
    expect(verdict({ date_from: "2026-11-21" }, lateEvening)).toBe("acts");
    expect(
      verdict({ date_from: "2026-11-21" }, { ...lateEvening, pos: { id: "p1", time_zone: "Europe/Lisbon" } }),
    ).toBe("before-date");
  });

  test("week days count from Monday", () => {
    expect(verdict({ week_days: [6] })).toBe("acts");
    expect(verdict({ week_days: [1, 2, 3, 4, 5, 7] })).toBe("other-week-day");
    expect(verdict({ week_days: [] })).toBe("acts");
  });

  test("hours include their start and exclude their end", () => {
    expect(verdict({ time_from: "12:00", time_to: "13:00" })).toBe("acts");
    expect(verdict({ time_from: "11:00", time_to: "12:00" })).toBe("outside-hours");
    expect(verdict({ time_from: "12:00:01" })).toBe("outside-hours");
    expect(verdict({ time_to: "12:00" })).toBe("outside-hours");
  });

  test("hours past midnight belong to the day on which they began", () => {
    const night = { time_from: "22:00", time_to: "02:00" };
    const at = (instant: string) => ({ at: instant });
    // Friday 23:00, Saturday 01:00 (still Friday's), Saturday 02:00, all in Kyiv.
    expect(verdict({ ...night, week_days: [5] }, at("2026-11-20T21:00:00Z"))).toBe("acts");
    expect(verdict({ ...night, week_days: [5] }, at("2026-11-20T23:00:00Z"))).toBe("acts");
    expect(verdict({ ...night, week_days: [6] }, at("2026-11-20T23:00:00Z"))).toBe("other-week-day");
    expect(verdict({ ...night, date_to: "2026-11-20" }, at("2026-11-20T23:00:00Z"))).toBe("acts");
    expect(verdict(night, at("2026-11-21T00:00:00Z"))).toBe("outside-hours");
  });

  test("hours that end when they start last the whole day round", () => {
    const hours = { id: "r", time_from: "08:00", time_to: "08:00" };
    const day = (text: string) => dayOfHours(hours, Temporal.PlainDateTime.from(text))?.toString();
    expect([day("2026-11-21T08:00"), day("2026-11-21T07:59")]).toEqual(["2026-11-21", "2026-11-20"]);
  });

  test("an hour that a zone skips or repeats is judged by what the clock shows", () => {
    // 25 October 2026: at 01:00 UTC Kyiv's clocks go back from 04:00 to 03:00.
    const hour = { time_from: "03:00", time_to: "04:00" };
    expect(verdict(hour, { at: "2026-10-25T00:30:00Z" })).toBe("acts");
    expect(verdict(hour, { at: "2026-10-25T01:30:00Z" })).toBe("acts");
    expect(verdict(hour, { at: "2026-10-25T02:00:00Z" })).toBe("outside-hours");
  });
});

describe("customer", () => {
  const gold = { ...member, category: { id: "gold" } };
  const table: Partial<Rule> = {
    card_category_values: [
      { audience: "category", card_category_id: "gold", value: "20" },
      { audience: "category", card_category_id: "silver", value: "0" },
      { audience: "uncategorised", value: "5" },
    ],
  };

  test("a discount without a table is for everyone unless it is for members", () => {
    expect(verdict({}, { customer: null })).toBe("acts");
    expect(verdict({ members: true }, { customer: null })).toBe("members-only");
    expect(verdict({ members: true }, { customer: member })).toBe("acts");
    expect(verdict({ members: true }, { customer: { ...member, access: "limited" } })).toBe("acts");
    expect(verdict({ members: true }, { customer: { ...member, access: "none" } })).toBe("access-none");
    expect(verdict({}, { customer: { ...member, access: "none" } })).toBe("acts");
  });

  test("a table decides by category, without category and walk-in", () => {
    const discount = (customer: PriceInput["customer"], more: Partial<Rule> = {}) =>
      priced(checkOf({ customer, rules: [rule("discount-check-percent", "1", { ...table, ...more })] })).totals
        .discount_amount;
    expect([discount(gold), discount(member), discount(null)]).toEqual(["5.11", "1.28", "0.00"]);
    const walkIn = [{ audience: "walk_in", value: "2" }] as const;
    expect(discount(null, { card_category_values: walkIn })).toBe("0.51");
    expect(discount({ ...gold, access: "none" }, { card_category_values: walkIn })).toBe("0.51");
    expect(discount(gold, { card_category_values: walkIn })).toBe("0.00");
    expect(verdict(table, { customer: null })).toBe("audience-not-listed");
    expect(verdict(table, { customer: { ...member, category: { id: "silver" } } })).toBe("value-zero");
    expect(verdict(table, { customer: { ...member, category: { id: "bronze" } } })).toBe("audience-not-listed");
  });

  test("charges need a customer whose card earns", () => {
    const why = (customer: PriceInput["customer"]) => verdict({ action_type: "charge-check-percent" }, { customer });
    expect([why(null), why({ ...member, access: "none" }), why({ ...member, access: "limited" })]).toEqual([
      "customer-needed",
      "access-none",
      "moved nothing",
    ]);
  });

  test("conditions on the person", () => {
    const person = {
      ...member,
      birth_date: "1990-11-25",
      gender: "female",
      registered_date: "2026-11-01",
      purchases: 3,
    } as const;
    const why = (condition: CustomerCondition, customer: PriceInput["customer"] = person) =>
      verdict({ customer_condition: condition }, { customer });
    expect(why({})).toBe("acts");
    expect(why({}, null)).toBe("acts");
    // An unticked box requires nothing.
    expect(why({ first_purchase_only: false, gender: null }, null)).toBe("acts");
    expect(why({ gender: "female" }, null)).toBe("customer-needed");
    expect(why({ birthday_before_days: 4 })).toBe("acts");
    expect(why({ birthday_before_days: 3 })).toBe("birthday-outside-window");
    expect(why({ birthday_after_days: 30 })).toBe("birthday-outside-window");
    expect(why({ birthday_after_days: 3 }, { ...person, birth_date: "1990-11-18" })).toBe("acts");
    expect(why({ birthday_after_days: 2 }, { ...person, birth_date: "1990-11-18" })).toBe("birthday-outside-window");
    expect(why({ birthday_before_days: 4 }, member)).toBe("birthday-unknown");
    expect(why({ gender: "male" })).toBe("other-gender");
    expect(why({ gender: "male" }, member)).toBe("gender-unknown");
    expect(why({ age_from: 35, age_to: 35 })).toBe("acts");
    expect(why({ age_from: 36 })).toBe("age-below");
    expect(why({ age_to: 34 })).toBe("age-above");
    expect(why({ age_from: 18 }, member)).toBe("age-unknown");
    expect(why({ first_purchase_only: true })).toBe("not-first-purchase");
    expect(why({ first_purchase_only: true }, member)).toBe("acts");
    expect(why({ registered_within_days: 20 })).toBe("acts");
    expect(why({ registered_within_days: 19 })).toBe("registered-too-long-ago");
    expect(why({ registered_within_days: 19 }, member)).toBe("registered-too-long-ago");
  });

  test("the nearest birthday may be in another year, and a leap day has one every year", () => {
    const days = (birth: string, today: string) =>
      daysToBirthday(Temporal.PlainDate.from(birth), Temporal.PlainDate.from(today));
    expect(days("1990-01-02", "2026-12-30")).toBe(3);
    expect(days("1990-12-30", "2026-01-02")).toBe(-3);
    expect(days("1992-02-29", "2026-02-28")).toBe(0);
    expect(days("1992-02-29", "2028-02-28")).toBe(1);
  });

  test("usage limits stop at their number", () => {
    const why = (limits: Partial<Rule>, used: object) => verdict(limits, { rule_facts: [{ rule_id: "r", ...used }] });
    expect(why({ limit_per_customer: 2 }, { used_by_customer: 1 })).toBe("acts");
    expect(why({ limit_per_customer: 2 }, { used_by_customer: 2 })).toBe("limit-per-customer");
    expect(why({ limit_per_day: 5 }, { used_today: 5 })).toBe("limit-per-day");
    expect(why({ limit_total: 5 }, { used_total: 6 })).toBe("limit-total");
    expect(why({ limit_total: 0 }, {})).toBe("limit-total");
  });

  test("payment types are judged once it is known how the check is paid", () => {
    const cashOnly: Partial<Rule> = { payment_types: ["cash"] };
    expect(verdict(cashOnly)).toBe("other-payment-type");
    expect(verdict(cashOnly, { payments: [{ payment_type: "cash" }] })).toBe("acts");
    expect(
      verdict(cashOnly, { payments: [{ payment_type: "cash" }, { payment_type: "bank-card", amount: "1" }] }),
    ).toBe("other-payment-type");
    expect(verdict({ payment_types: [] })).toBe("acts");
  });
});

describe("goods and amounts", () => {
  const items: Partial<Rule> = { action_type: "discount-items-percent" };

  test("exclusion wins over inclusion; nothing included means all", () => {
    const lines = (more: Partial<Rule>) =>
      priced(checkOf({ rules: [rule("discount-items-percent", "10", more)] })).lines.map(
        ({ discount_amount }) => discount_amount,
      );
    expect(lines({})).toEqual(["2.00", "0.56"]);
    expect(lines({ include_goods: ["gA"] })).toEqual(["2.00", "0.00"]);
    expect(lines({ include_categories: ["cB"] })).toEqual(["0.00", "0.56"]);
    expect(lines({ exclude_goods: ["gA"] })).toEqual(["0.00", "0.56"]);
    expect(lines({ include_goods: ["gA", "gB"], exclude_categories: ["cA"] })).toEqual(["0.00", "0.56"]);
    expect(verdict({ ...items, include_goods: ["gA"], exclude_categories: ["cA"] })).toBe("no-matching-goods");
    for (const action_type of ["discount-check-percent", "discount-check-amount"] as const) {
      expect(verdict({ action_type, include_goods: ["gZ"] })).toBe("acts");
    }
    for (const action_type of ["charge-check-percent", "charge-check-amount"] as const) {
      const check = priced(checkOf({ customer: member, rules: [rule(action_type, "10", { include_goods: ["gZ"] })] }));
      expect(check.accruals).toHaveLength(1);
    }
    expect(verdict({ action_type: "special-price-check", include_goods: ["gZ"] })).toBe("no-matching-goods");
  });

  test("amount windows include both ends and look at the check before discounts", () => {
    expect(verdict({ check_amount_min: "25.55", check_amount_max: "25.55" })).toBe("acts");
    expect(verdict({ check_amount_min: "25.56" })).toBe("check-amount-below");
    expect(verdict({ check_amount_max: "25.54" })).toBe("check-amount-above");
    const ofB = { ...items, include_goods: ["gB"] };
    expect(verdict({ ...ofB, goods_amount_min: "5.55", goods_amount_max: "5.55" })).toBe("acts");
    expect(verdict({ ...ofB, goods_amount_min: "5.56" })).toBe("goods-amount-below");
    expect(verdict({ ...ofB, goods_amount_max: "5.54" })).toBe("goods-amount-above");
  });

  test("thresholds take the highest step reached, in whatever order they are listed", () => {
    const steps = (
      depends_on: Rule["depends_on"],
      thresholds: Rule["thresholds"],
      more: Partial<Rule> = {},
      input: Partial<PriceInput> = {},
    ) => {
      const { loyalty: _, ...rest } = input;
      const requested = rule("discount-items-percent", "99", { id: "r", depends_on, thresholds, ...more });
      const check = priced(checkOf({ ...rest, rules: [requested] }));
      return reasons(check).r ?? check.lines[0]?.discount_amount;
    };
    const table = [
      { from: "25.56", value: "30" },
      { from: "0", value: "5" },
      { from: "25.55", value: "10" },
    ];
    expect(steps("amount", table)).toBe("2.00");
    expect(steps("quantity", [{ from: "3", value: "10" }])).toBe("2.00");
    expect(steps("quantity", [{ from: "3.001", value: "10" }])).toBe("below-first-threshold");
    expect(steps("goods-quantity", [{ from: "2", value: "10" }], { include_goods: ["gA"] })).toBe("2.00");
    expect(steps("goods-quantity", [{ from: "2.001", value: "10" }], { include_goods: ["gA"] })).toBe(
      "below-first-threshold",
    );
    expect(steps("visits", [{ from: "1", value: "10" }])).toBe("2.00");
    expect(steps("amount", [{ from: "0", value: "0" }])).toBe("value-zero");
    expect(steps("amount", [])).toBe("below-first-threshold");
    expect(steps("amount", null, { depends_on: "none", value: "10" })).toBe("2.00");
  });

  test("a past period is measured by the fact given for the customer; a walk-in has none", () => {
    const past: Partial<Rule> = {
      depends_on: "amount",
      period: "three-months",
      thresholds: [{ from: "100", value: "10" }],
    };
    const facts = (measure: string | null) => ({ customer: member, rule_facts: [{ rule_id: "r", measure }] });
    expect(verdict(past, facts("100.00"))).toBe("acts");
    expect(verdict(past, facts("99.99"))).toBe("below-first-threshold");
    expect(verdict(past, facts(null))).toBe("measure-missing");
    expect(verdict(past, { customer: member })).toBe("measure-missing");
    expect(verdict(past, { customer: null })).toBe("below-first-threshold");
    expect(verdict({ ...past, depends_on: "visits", thresholds: [{ from: "7", value: "10" }] }, facts("7"))).toBe(
      "acts",
    );
    expect(
      verdict({ ...past, depends_on: "quantity", thresholds: [{ from: "7.5", value: "10" }] }, facts("7.500")),
    ).toBe("acts");
  });

  test("with both tables, audiences decide who and thresholds how much", () => {
    const both: Partial<Rule> = {
      card_category_values: [{ audience: "uncategorised", value: "1" }],
      depends_on: "amount",
      thresholds: [{ from: "0", value: "10" }],
    };
    const check = priced(checkOf({ customer: member, rules: [rule("discount-check-percent", "99", both)] }));
    expect(check.totals.discount_amount).toBe("2.56");
    expect(verdict(both, { customer: null })).toBe("audience-not-listed");
  });
});

test("a threshold may set a special price", () => {
  const special = rule("special-price-item", "99", {
    depends_on: "goods-quantity",
    include_goods: ["gA"],
    thresholds: [{ from: "2", value: "9" }],
  });
  expect(priced(checkOf({ rules: [special] })).totals.discount_amount).toBe("2.00");
});
