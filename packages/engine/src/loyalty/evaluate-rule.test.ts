import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cases } from "../../test/cases.ts";
import { member } from "../../test/check.ts";
import { readerOf } from "../wire/read.ts";
import { takingPart } from "./conditions/goods.ts";
import type { RuleContext } from "./conditions/rule-context.ts";
import { evaluateRule, isCharge } from "./evaluate-rule.ts";
import { type Customer, inOrder, type Rule } from "./rule.ts";
import { accountScale, measureOf, resolveValue, valueScale } from "./value.ts";

const read = readerOf("UAH", 2);
const saturdayNoon = Temporal.PlainDateTime.from("2026-11-21T12:00");
const base: Rule = { id: "r", scope: "automatic", action_type: "discount-items-percent", value: "10" };
const context = (more: Partial<RuleContext> = {}): RuleContext => ({
  read,
  localTime: saturdayNoon,
  pos_id: "p1",
  terminal_id: "t1",
  customer: null,
  picked_rule_ids: [],
  kiosk: false,
  payment_types: null,
  facts: [],
  lines: [
    { id: "A", goods: { id: "gA", category_ids: ["c1"] }, quantity: 2_000n, amount: 2_000n },
    { id: "B", goods: { id: "gB", category_ids: ["c2"] }, quantity: 1_000n, amount: 555n },
  ],
  ...more,
});

describe("judge", () => {
  test("answers a candidate with its scaled value and its lines", () => {
    expect(evaluateRule({ ...base, include_goods: ["gA"] }, context())).toMatchObject({
      value: 10_000_000n,
      lines: [true, false],
    });
  });

  test("names the first condition that fails, in the order that it promises", () => {
    const failing: Partial<Rule>[] = [
      { active: false },
      { scope: "manual" },
      { pos_ids: ["p2"] },
      { terminal_ids: ["t2"] },
      { currency: "EUR" },
      { time_from: "13:00" },
      { date_from: "2026-11-22" },
      { week_days: [1] },
      { members: true },
      { limit_total: 0 },
      { payment_types: ["cash"] },
      { include_goods: ["gZ"] },
      { check_amount_min: "99" },
      { value: "0" },
    ];
    const reasons = failing.map((_, index) => {
      const judged = evaluateRule(Object.assign({}, base, ...failing.slice(index).toReversed()), context());
      return "reason" in judged ? judged.reason : "applies";
    });
    expect(reasons).toEqual([
      "inactive",
      "not-picked",
      "other-pos",
      "other-terminal",
      "other-currency",
      "outside-hours",
      "before-date",
      "other-week-day",
      "members-only",
      "limit-total",
      "other-payment-type",
      "no-matching-goods",
      "check-amount-below",
      "value-zero",
    ]);
  });

  test("applies exactly when every condition holds by itself", () => {
    const rule = fc.record({
      pos_ids: fc.subarray(["p1", "p2"]),
      terminal_ids: fc.subarray(["t1", "t2"]),
      week_days: fc.subarray([5, 6, 7]),
      members: fc.boolean(),
      include_goods: fc.subarray(["gA", "gZ"]),
      exclude_categories: fc.subarray(["c1", "c2"]),
      check_amount_min: fc.constantFrom(null, "25.55", "25.56"),
      check_amount_max: fc.constantFrom(null, "25.55", "25.54"),
      limit_per_day: fc.constantFrom(null, 3, 4),
      time_from: fc.constantFrom(null, "12:00", "12:01"),
    });
    const customer = fc.constantFrom<Customer | null>(null, member, { ...member, access: "none" });
    fc.assert(
      fc.property(rule, customer, (conditions, who) => {
        const judged = evaluateRule(
          { ...base, ...conditions },
          context({ customer: who, facts: [{ rule_id: "r", used_today: 3 }] }),
        );
        const acts = context().lines.map(({ goods }) => {
          const out = goods.category_ids?.some((id) => conditions.exclude_categories.includes(id));
          return !out && (conditions.include_goods.length === 0 || conditions.include_goods.includes(goods.id));
        });
        const held = [
          conditions.pos_ids.length === 0 || conditions.pos_ids.includes("p1"),
          conditions.terminal_ids.length === 0 || conditions.terminal_ids.includes("t1"),
          conditions.week_days.length === 0 || conditions.week_days.includes(6),
          !conditions.members || who?.access === "full",
          conditions.check_amount_min !== "25.56",
          conditions.check_amount_max !== "25.54",
          conditions.limit_per_day !== 3,
          conditions.time_from !== "12:01",
          acts.includes(true),
        ];
        expect("reason" in judged).toBe(held.includes(false));
        if (!("reason" in judged)) expect(judged.lines).toEqual(acts);
      }),
      cases,
    );
  });

  test("knows charges from discounts", () => {
    expect(
      ["charge-check-percent", "charge-items-amount"].every((action) => isCharge(action as Rule["action_type"])),
    ).toBe(true); // Both are actions.
    expect(isCharge("discount-check-percent") || isCharge("coupon-emission")).toBe(false);
  });
});

describe("goods filters", () => {
  test("exclusion always wins, inclusion narrows, nothing listed means all", () => {
    const ids = fc.subarray(["g1", "g2", "c1", "c2", "c3"]);
    const goods = fc.record({ id: fc.constantFrom("g1", "g2"), category_ids: fc.subarray(["c1", "c2", "c3"]) });
    fc.assert(
      fc.property(goods, ids, ids, (item, included, excluded) => {
        const names = [item.id, ...item.category_ids];
        const split = (all: string[], letter: string) => all.filter((id) => id.startsWith(letter));
        const filter = {
          include_goods: split(included, "g"),
          include_categories: split(included, "c"),
          exclude_goods: split(excluded, "g"),
          exclude_categories: split(excluded, "c"),
        };
        const meets = (all: string[]) => all.some((id) => names.includes(id));
        expect(takingPart(filter)(item)).toBe(!meets(excluded) && (included.length === 0 || meets(included)));
      }),
      cases,
    );
  });

  test("lists may be absent", () => {
    expect(takingPart({})({ id: "g" })).toBe(true);
    expect(takingPart({ include_categories: ["c"] })({ id: "g" })).toBe(false);
    expect(takingPart({ include_goods: null, exclude_goods: null })({ id: "g" })).toBe(true);
  });
});

describe("values", () => {
  test("are read with the decimals of what they mean", () => {
    const scale = (action_type: Rule["action_type"], more: Partial<Rule> = {}) =>
      valueScale({ ...base, action_type, ...more }, 2);
    expect(scale("discount-check-percent")).toBe(6);
    expect(scale("charge-items-percent")).toBe(6);
    expect(scale("discount-items-amount")).toBe(4);
    expect(scale("special-price-item")).toBe(4);
    expect(scale("charge-items-amount")).toBe(4);
    expect(scale("discount-check-amount")).toBe(2);
    expect(scale("special-price-check")).toBe(2);
    expect(scale("charge-check-amount")).toBe(2);
    expect(scale("coupon-emission")).toBe(0);
    const to = (type: "money" | "goods" | "punches") =>
      ({ charge_target: "special-account", special_account: { id: "sa", type } }) as const;
    expect([
      scale("charge-check-amount", to("money")),
      scale("charge-check-amount", to("goods")),
      scale("charge-check-amount", to("punches")),
    ]).toEqual([2, 3, 0]);
    expect(accountScale("money", 0)).toBe(0);
  });

  test("the highest threshold reached applies, whatever the order of the table", () => {
    const table = fc.uniqueArray(fc.nat({ max: 60 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(table, fc.nat({ max: 6_000 }), (steps, minor) => {
        const rule: Rule = {
          ...base,
          depends_on: "amount",
          thresholds: steps.map((from) => ({ from: String(from), value: String(from + 1) })),
        };
        const lines = context()
          .lines.slice(0, 1)
          .map((line) => ({ ...line, amount: BigInt(minor) }));
        const reached = steps.filter((from) => from * 100 <= minor);
        const resolved = resolveValue(rule, context({ lines }));
        if (reached.length === 0) expect(resolved).toMatchObject({ reason: "below-first-threshold" });
        else expect(resolved).toEqual({ value: BigInt(Math.max(...reached) + 1) * 1_000_000n });
      }),
      cases,
    );
  });

  test("of two steps from the same measure the one listed first applies", () => {
    const rule: Rule = {
      ...base,
      depends_on: "visits",
      thresholds: [
        { from: "1", value: "3" },
        { from: "1", value: "4" },
      ],
    };
    expect(resolveValue(rule, context())).toEqual({ value: 3_000_000n });
  });

  test("measures of the check: all goods, the rule's own goods, one visit", () => {
    const measure = (depends_on: Rule["depends_on"]) =>
      measureOf({ ...base, depends_on, include_goods: ["gB"] }, context());
    expect(measure("amount")).toEqual({ value: 2_555n, scale: 2 });
    expect(measure("quantity")).toEqual({ value: 3_000n, scale: 3 });
    expect(measure("goods-quantity")).toEqual({ value: 1_000n, scale: 3 });
    expect(measure("visits")).toEqual({ value: 1n, scale: 0 });
    expect(measure("none")).toEqual({ value: 0n, scale: 0 });
  });

  test("an unreached threshold has the reached measure", () => {
    const rule: Rule = { ...base, depends_on: "quantity", thresholds: [{ from: "9", value: "1" }] };
    expect(resolveValue(rule, context())).toEqual({ reason: "below-first-threshold", details: { measure: "3.000" } });
  });
});

test("rules are ordered by sort order, stably, those without one last", () => {
  const order = fc.array(fc.option(fc.nat({ max: 3 })), { maxLength: 8 });
  fc.assert(
    fc.property(order, (orders) => {
      const rules = orders.map((sort_order, index) => ({ rule: { ...base, id: String(index), sort_order } }));
      const sorted = inOrder(rules).map(({ rule }) => [rule.sort_order ?? 99, Number(rule.id)] as const);
      const expected = [...sorted].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
      expect(sorted).toEqual(expected);
    }),
    cases,
  );
});
