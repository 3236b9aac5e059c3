import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkOf, member, priced, reasons, rule } from "../../test/check.ts";
import { formatDecimal, parseDecimal } from "../money/index.ts";
import { type CardCategoryRule, categoryAhead, categoryByPast } from "./category.ts";
import type { Customer } from "./rule.ts";

const silver: CardCategoryRule = {
  id: "to-silver",
  currency: "UAH",
  category_to: "silver",
  depends_on: "amount",
  period: "three-months",
  threshold_from: "100.00",
  apply: "on-transaction",
};
const card_categories = [
  { id: "base", title: "Base", sort_order: 1 },
  { id: "silver", title: "Silver", sort_order: 2 },
  { id: "gold", title: "Gold", sort_order: 3 },
];
const holder = (category: Customer["category"]): Customer => ({ ...member, category });
const sold = (rules: CardCategoryRule[], measure = "80.00", customer: Customer = holder(null)) =>
  priced(
    checkOf({
      customer,
      card_categories,
      category_rules: rules,
      category_facts: rules.map(({ id }) => ({ rule_id: id, measure })),
    }),
  );

describe("a new card category", () => {
  test("comes with the sale that reaches the threshold, this sale included", () => {
    const check = sold([silver]);
    expect(check.category_change).toEqual({ rule_id: "to-silver", category_from: null, category_to: "silver" });
    const step = check.trace.entries.find((entry) => entry.step === "category-change");
    expect(step).toMatchObject({ after: "silver", params: { from: "", to: "Silver" } });
    expect(sold([silver], "74.45").category_change).not.toBeNull();
    const below = sold([silver], "74.44");
    expect([below.category_change, reasons(below)]).toEqual([null, { "to-silver": "category-measure-below" }]);
  });

  test("goes by goods after discounts and bonuses, without taxes, delivery and tips", () => {
    const check = priced(
      checkOf({
        customer: holder(null),
        rules: [rule("discount-check-percent", "50")],
        delivery_amount: "500.00",
        tip_amount: "500.00",
        category_rules: [silver],
        category_facts: [{ rule_id: "to-silver", measure: "87.22" }],
      }),
    );
    expect(check.totals.goods_amount_to_pay).toBe("12.77");
    expect(check.trace.rejected.at(-1)?.details).toEqual({ measure: "99.99" });
  });

  test("counts quantities and visits too, and one check alone", () => {
    const by = (more: Partial<CardCategoryRule>, measure: string) =>
      sold([{ ...silver, ...more }], measure).category_change !== null;
    expect(by({ depends_on: "quantity", threshold_from: "5" }, "2.000")).toBe(true);
    expect(by({ depends_on: "quantity", threshold_from: "5.001" }, "2.000")).toBe(false);
    expect(by({ depends_on: "visits", threshold_from: "10" }, "9")).toBe(true);
    expect(by({ depends_on: "visits", threshold_from: "11" }, "9")).toBe(false);
    expect(by({ period: "check", threshold_from: "25.55" }, "0")).toBe(true);
    expect(by({ period: "check", threshold_from: "25.56" }, "999.00")).toBe(false);
  });

  test("the first rule that fits wins, by sort order", () => {
    const gold = { ...silver, id: "to-gold", category_to: "gold", sort_order: 1 };
    expect(sold([{ ...silver, sort_order: 2 }, gold]).category_change?.category_to).toBe("gold");
    expect(sold([silver, gold]).category_change?.category_to).toBe("gold");
    expect(sold([silver, { ...gold, sort_order: null }]).category_change?.category_to).toBe("silver");
  });

  test("stays with the rule that gave it, whatever later ones would give", () => {
    const gold = { ...silver, id: "to-gold", category_to: "gold", sort_order: 1, threshold_from: "100.00" };
    const lower = { ...silver, sort_order: 2, threshold_from: "50.00" };
    const holds = (measure: string) => sold([lower, gold], measure, holder({ id: "gold" })).category_change;
    expect(holds("80.00")).toBeNull();
    expect(holds("60.00")?.category_to).toBe("silver");
  });

  test.each<[string, Partial<CardCategoryRule>]>([
    ["inactive", { active: false }],
    ["category-daily-only", { apply: "daily" }],
    ["other-currency", { currency: "EUR" }],
    ["other-pos", { pos_ids: ["p2"] }],
    ["category-other-from", { category_from: "gold" }],
    ["category-held-already", { category_to: "base" }],
    ["category-measure-above", { threshold_to: "105.54" }],
  ])("has the reason %s when a rule does not apply", (reason, more) => {
    const check = sold([{ ...silver, ...more }], "80.00", holder({ id: "base" }));
    expect([check.category_change, reasons(check)]).toEqual([null, { "to-silver": reason }]);
  });

  test("fits when the transition, the point of sale and both ends of the window do", () => {
    const exact = { ...silver, category_from: "base", pos_ids: ["p1"], threshold_to: "105.55", active: true };
    expect(sold([exact], "80.00", holder({ id: "base" })).category_change?.category_from).toBe("base");
  });

  test("what was given by hand and pinned is raised, never lowered", () => {
    const down = { ...silver, category_to: "base" };
    const pinned = holder({ id: "silver", pinned: true });
    const unchanged = sold([down], "80.00", pinned);
    expect([unchanged.category_change, reasons(unchanged)]).toEqual([null, { "to-silver": "category-pinned" }]);
    expect(sold([down], "80.00", holder({ id: "silver" })).category_change?.category_to).toBe("base");
    expect(sold([{ ...silver, category_to: "gold" }], "80.00", pinned).category_change?.category_to).toBe("gold");
  });

  test("what the customer bought before must be known", () => {
    const check = priced(checkOf({ customer: holder(null), category_rules: [silver], category_facts: [] }));
    expect(reasons(check)).toEqual({ "to-silver": "measure-missing" });
  });

  test("nobody without a working card gets one", () => {
    const locked = sold([silver], "80.00", { ...member, access: "none" });
    expect([locked.category_change, locked.trace.rejected]).toEqual([null, []]);
  });

  test("the daily run evaluates rules of both kinds, and adds no sale", () => {
    const daily = (rules: CardCategoryRule[], measure: string) =>
      categoryByPast({
        ...{ rules, categories: card_categories, customer: holder({ id: "silver" }) },
        facts: rules.map(({ id }) => ({ rule_id: id, measure })),
      });
    const lose = { ...silver, id: "lose", category_to: "base", threshold_from: "0", threshold_to: "99.99" };
    expect(daily([{ ...lose, apply: "daily", pos_ids: ["p2"] }], "99.99")?.category_to).toBe("base");
    expect(daily([{ ...silver, category_to: "gold" }], "100.00")?.category_to).toBe("gold");
    expect(daily([{ ...lose, apply: "daily" }], "100.00")).toBeNull();
    expect(daily([{ ...silver, category_to: "gold", currency: "JPY", threshold_from: "100" }], "100")).not.toBeNull();
    expect(daily([{ ...lose, period: "check", threshold_from: "0" }], "0")).toBeNull();
    expect(daily([], "0")).toBeNull();
  });
});

test("a pinned category gives way to one of the same height; one that stands in no list is the lowest", () => {
  const pinned = holder({ id: "silver", pinned: true });
  const twin = { id: "twin", title: "Twin", sort_order: 2 };
  const moved = (category_to: string, categories = [...card_categories, twin]) =>
    priced(
      checkOf({
        customer: pinned,
        card_categories: categories,
        category_rules: [{ ...silver, category_to }],
        category_facts: [{ rule_id: "to-silver", measure: "80.00" }],
      }),
    ).category_change?.category_to;
  expect(moved("twin")).toBe("twin");
  expect(moved("unlisted")).toBeUndefined();
});

describe("the category ahead", () => {
  const ahead = (rules: CardCategoryRule[], measure: string, customer: Customer = holder({ id: "base" })) =>
    categoryAhead({
      ...{ rules, categories: card_categories, customer },
      facts: rules.map(({ id }) => ({ rule_id: id, measure })),
    });
  const waysOf = (...given: Parameters<typeof ahead>) =>
    ahead(...given)?.ways.map(({ rule: { id }, measure, missing }) => ({ id, measure, missing }));
  const gold = { ...silver, id: "to-gold", category_to: "gold", threshold_from: "500.00", sort_order: 1 };

  test("is the nearest higher one, with what each of its rules still asks for", () => {
    const visits = { ...silver, id: "visits", depends_on: "visits" as const, threshold_from: "100", sort_order: 0 };
    expect(ahead([gold, silver, visits], "80")?.category_to).toBe("silver");
    expect(waysOf([gold, silver, visits], "80")).toEqual([
      { id: "visits", measure: "80", missing: "20" },
      { id: "to-silver", measure: "80.00", missing: "20.00" },
    ]);
    expect(waysOf([gold, silver], "80.00", holder({ id: "silver" }))).toEqual([
      { id: "to-gold", measure: "80.00", missing: "420.00" },
    ]);
    expect(ahead([gold, silver], "80.00", holder({ id: "gold" }))).toBeNull();
  });

  test("counts nothing before one sale, and nothing is missing where the rule is met", () => {
    expect(waysOf([{ ...silver, period: "check" }], "80.00")).toEqual([
      { id: "to-silver", measure: "0.00", missing: "100.00" },
    ]);
    expect(waysOf([silver], "100.01", holder(null))).toEqual([{ id: "to-silver", measure: "100.01", missing: "0.00" }]);
  });

  test("leaves out rules that do not lead there: switched off, from another category, exceeded, unmeasured, without a working card", () => {
    expect(ahead([{ ...silver, active: false }], "1.00")).toBeNull();
    expect(ahead([{ ...silver, category_from: "gold" }], "1.00")).toBeNull();
    expect(ahead([{ ...silver, threshold_to: "150.00" }], "150.01")).toBeNull();
    expect(ahead([silver], "1.00", { ...member, access: "none" })).toBeNull();
    const unmeasured = { rules: [silver], categories: card_categories, customer: holder(null), facts: [] };
    expect(categoryAhead(unmeasured)).toBeNull();
  });

  test("comes when exactly what is missing has been bought, and not a cent before", () => {
    fc.assert(
      fc.property(fc.bigInt(0n, 10_000n), fc.bigInt(1n, 10_000n), (bought, threshold) => {
        const one = { ...silver, threshold_from: formatDecimal(threshold, 2) };
        const missing = parseDecimal(waysOf([one], formatDecimal(bought, 2))?.[0]?.missing ?? "", 2) ?? 0n;
        const after = (more: bigint) =>
          categoryByPast({
            ...{ rules: [one], categories: card_categories, customer: holder({ id: "base" }) },
            facts: [{ rule_id: one.id, measure: formatDecimal(bought + more, 2) }],
          })?.category_to;
        expect(after(missing)).toBe("silver");
        if (missing > 0n) expect(after(missing - 1n)).toBeUndefined();
      }),
    );
  });
});
