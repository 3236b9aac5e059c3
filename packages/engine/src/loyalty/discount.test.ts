import { describe, expect, test } from "vitest";
import { checkOf, column, lineA, priced, reasons, rule } from "../../test/check.ts";
import type { Rule } from "./rule.ts";
import type { RuleSettings } from "./settings.ts";

const settings = (rule_settings: RuleSettings) => ({ loyalty: { rule_settings } });
const discounts = (rules: Rule[], rule_settings: RuleSettings = {}) =>
  column(priced(checkOf({ rules, ...settings(rule_settings) })), "discount_amount");

describe("what one rule takes", () => {
  test.each([
    ["discount-check-percent", "10", ["2.00", "0.56"]],
    ["discount-check-amount", "3.00", ["2.35", "0.65"]],
    ["discount-check-amount", "99.00", ["20.00", "5.55"]],
    ["discount-items-percent", "33.333333", ["6.67", "1.85"]],
    ["discount-items-amount", "0.2555", ["0.51", "0.26"]],
    ["discount-items-amount", "6.00", ["12.00", "5.55"]],
    ["special-price-item", "8.50", ["3.00", "0.00"]],
    ["special-price-check", "20.00", ["4.34", "1.21"]],
    ["special-price-check", "25.55", ["0.00", "0.00"]],
  ] as const)("%s %s takes %j", (action, value, expected) => {
    expect(discounts([rule(action, value)])).toEqual(expected);
  });

  test("a special price for a set of goods spreads over that set", () => {
    expect(discounts([rule("special-price-check", "5.00", { include_goods: ["gB"] })])).toEqual(["0.00", "0.55"]);
  });

  test("the example of the domain: 100.00 under 10 %, 5.00 and 20 %", () => {
    const rules = [
      rule("discount-check-percent", "10", { sort_order: 1 }),
      rule("discount-check-amount", "5.00", { sort_order: 2 }),
      rule("discount-check-percent", "20", { sort_order: 3 }),
    ];
    const of = (discounts_scheme: RuleSettings["discounts_scheme"]) =>
      priced(checkOf({ rules, lines: [{ ...lineA, quantity: "10" }], ...settings({ discounts_scheme }) })).totals
        .discount_amount;
    expect([of("summarizing"), of("maximum"), of("sequential")]).toEqual(["35.00", "20.00", "32.00"]);
  });
});

describe("order", () => {
  const half = rule("discount-check-percent", "50", { id: "half" });
  const off = rule("discount-check-amount", "5.55", { id: "off" });
  const first = (rules: Rule[]) => {
    const check = priced(checkOf({ rules, ...settings({ discounts_scheme: "sequential" }) }));
    return check.lines[0]?.discounts.map(({ source }) => source.id);
  };

  test("is the sort order, then that of creation; rules without one come last", () => {
    expect(first([half, off])).toEqual(["half", "off"]);
    expect(first([half, { ...off, sort_order: 5 }])).toEqual(["off", "half"]);
    expect(
      first([
        { ...half, sort_order: 2 },
        { ...off, sort_order: 1 },
      ]),
    ).toEqual(["off", "half"]);
    expect(
      first([
        { ...half, sort_order: 1 },
        { ...off, sort_order: 1 },
      ]),
    ).toEqual(["half", "off"]);
  });

  test("breaks ties of the maximum", () => {
    const twin = { ...half, id: "twin" };
    const check = priced(
      checkOf({ rules: [twin, { ...half, sort_order: 1 }], ...settings({ discounts_scheme: "maximum" }) }),
    );
    expect(check.lines[0]?.discounts.map(({ source }) => source.id)).toEqual(["half"]);
    expect(reasons(check)).toEqual({ twin: "beaten" });
  });
});

describe("attribution", () => {
  test("each rule keeps what it took, and fixed sums share their part by their size", () => {
    const rules = [
      rule("discount-check-amount", "3.00", { id: "three" }),
      rule("discount-check-amount", "1.00", { id: "one" }),
    ];
    const check = priced(checkOf({ rules }));
    const taken = (id: string) =>
      check.lines.map(({ discounts: all }) => all.find(({ source }) => source.id === id)?.amount);
    expect([taken("three"), taken("one")]).toEqual([
      ["2.35", "0.65"],
      ["0.78", "0.22"],
    ]);
    expect(check.totals.discount_amount).toBe("4.00");
  });

  test("a cap cuts the rules of a line in proportion", () => {
    const rules = [
      rule("discount-check-percent", "30", { id: "a" }),
      rule("discount-check-percent", "10", { id: "b" }),
    ];
    const check = priced(checkOf({ rules, lines: [lineA], ...settings({ discount_max_percent: "20" }) }));
    expect(check.lines[0]?.discounts.map(({ amount }) => amount)).toEqual(["3.00", "1.00"]);
    expect(check.trace.entries.find(({ step }) => step === "discount-cap")).toMatchObject({
      line: "A",
      source: { kind: "rule-settings" },
      before: "8.00",
      change: "-4.00",
      after: "4.00",
      params: { discount_max_percent: "20", limit: "4.00" },
    });
  });
});

describe("rounding of discounts", () => {
  test("keeps the decimals and the rounding of the settings", () => {
    const tenth = [rule("discount-check-percent", "10")];
    expect(discounts(tenth, { discount_rounding_precision: 1 })).toEqual(["2.04", "0.56"]);
    expect(discounts(tenth, { discount_rounding_precision: 0 })).toEqual(["2.35", "0.65"]);
    expect(discounts(tenth, { discount_rounding_mode: "down" })).toEqual(["2.00", "0.55"]);
    expect(discounts([rule("discount-items-percent", "99")], { discount_rounding_precision: 0 })).toEqual([
      "20.00",
      "5.00",
    ]);
  });

  test("a currency without minor units rounds to whole ones", () => {
    const check = priced(
      checkOf({
        currency: "JPY",
        lines: [
          { ...lineA, goods_price: { price: "12.5" } },
          { ...lineA, id: "C", quantity: "1" },
        ],
        rules: [rule("discount-check-percent", "10")],
      }),
    );
    expect(check.totals).toMatchObject({ amount: "35", discount_amount: "4", amount_to_pay: "31" });
  });
});

describe("rules without effect have a reason", () => {
  const why = (rules: Rule[], rule_settings: RuleSettings = {}) =>
    reasons(priced(checkOf({ rules, ...settings(rule_settings) })));

  test("a dearer special price, a discount that rounds away, and one that finds nothing left", () => {
    expect(why([rule("special-price-item", "10.00", { id: "r" })])).toEqual({ r: "special-price-dearer" });
    expect(why([rule("special-price-check", "30.00", { id: "r" })])).toEqual({ r: "special-price-dearer" });
    expect(why([rule("discount-check-percent", "0.01", { id: "r" })])).toEqual({ r: "rounds-to-zero" });
    const all = rule("discount-check-percent", "100", { sort_order: 1 });
    expect(why([all, rule("discount-check-amount", "5.00", { id: "r" })])).toEqual({ r: "nothing-left" });
    expect(
      why([all, rule("discount-check-percent", "10", { id: "r", sort_order: 2 })], { discounts_scheme: "sequential" }),
    ).toEqual({ r: "nothing-left" });
  });
});
