import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkOf, column, lineA, lineB, priced, reasons, rule } from "../../test/check.ts";
import { difference } from "../../test/oracle/differences.ts";
import type { LineInput } from "../sale/input.ts";
import { price } from "../sale/price.ts";
import type { Rule } from "./rule.ts";
import { freeUnits, setsOf } from "./sets.ts";

const line = (id: string, price: string, quantity: string, category = "coffee"): LineInput => ({
  id,
  goods: { id, code: id, title: id, category_ids: [category] },
  quantity,
  goods_price: { price },
});
const free = (more: Partial<Rule> = {}) => rule("buy-x-get-y", "100", { id: "set", ...more });
const discounts = (lines: LineInput[], more: Partial<Rule> = {}) =>
  column(priced(checkOf({ lines, rules: [free(more)] })), "discount_amount");

describe("buy x get y", () => {
  test("one bought, one given, and again as often as it fits", () => {
    expect(discounts([line("a", "10", "1")])).toEqual(["0.00"]);
    expect(discounts([line("a", "10", "2")])).toEqual(["10.00"]);
    expect(discounts([line("a", "10", "3")])).toEqual(["10.00"]);
    expect(discounts([line("a", "10", "7")])).toEqual(["30.00"]);
    expect(discounts([line("a", "10", "7")], { sets_max: 2 })).toEqual(["20.00"]);
    expect(discounts([line("a", "10", "7")], { sets_max: 1 })).toEqual(["10.00"]);
  });

  test("as many sets as a quantity of thirteen digits has, and the oracle counts them too", () => {
    const input = checkOf({ lines: [line("a", "0.0001", "9999999999999")], rules: [free()] });
    expect(column(priced(input), "discount_amount")).toEqual(["500000000.00"]);
    expect(difference(input, price(input))).toBeUndefined();
  });

  test("reports when no set is complete", () => {
    const check = priced(checkOf({ lines: [line("a", "10", "2")], rules: [free({ buy_quantity: "2" })] }));
    expect(reasons(check)).toEqual({ set: "set-incomplete" });
    expect(check.applied_rule_ids).toEqual([]);
  });

  test("the cheapest units are given, the earlier line among equals", () => {
    const cups = [line("a", "30", "2"), line("b", "20", "1"), line("c", "20", "1")];
    expect(discounts(cups, { buy_quantity: "3" })).toEqual(["0.00", "20.00", "0.00"]);
    expect(discounts(cups)).toEqual(["0.00", "20.00", "20.00"]);
  });

  test("gives other goods than are bought, for a part of their price", () => {
    const lines = [line("a", "30", "4"), line("cake", "25.55", "3", "cakes")];
    const terms = { include_categories: ["coffee"], get_categories: ["cakes"], buy_quantity: "2" };
    expect(discounts(lines, terms)).toEqual(["0.00", "51.10"]);
    expect(discounts(lines, { ...terms, value: "50" })).toEqual(["0.00", "25.55"]);
    expect(discounts(lines, { ...terms, sets_max: 1, value: "50" })).toEqual(["0.00", "12.78"]);
    expect(discounts(lines, { ...terms, get_categories: [], get_goods: ["cake"] })).toEqual(["0.00", "51.10"]);
  });

  test("a unit that is given is not bought: goods in both lists serve once", () => {
    const lines = [line("a", "30", "2"), line("b", "10", "1")];
    // Bought: a and b. Given: b only. Two a are bought and b is given.
    expect(discounts(lines, { buy_quantity: "2", get_goods: ["b"] })).toEqual(["0.00", "10.00"]);
    // Three would have to be bought, so b cannot be free.
    expect(discounts(lines, { buy_quantity: "3", get_goods: ["b"] })).toEqual(["0.00", "0.00"]);
  });

  test("weighed goods make sets of their weight", () => {
    expect(discounts([line("nuts", "10", "2.750")], { buy_quantity: "1", get_quantity: "0.250" })).toEqual(["5.00"]);
  });

  test("a part of a line is rounded once", () => {
    // 1 of 3 units of a line of 10.00 at 33.333333 %.
    const third = line("a", "3.3333", "3");
    expect(discounts([third], { buy_quantity: "2", value: "33.333333" })).toEqual(["1.11"]);
  });

  test("in sequence it gives of what earlier rules left; goods that are free already do not count", () => {
    const rules = [
      rule("discount-items-percent", "100", { id: "gift", include_goods: ["gB"], sort_order: 1 }),
      free({ sort_order: 2 }),
    ];
    const check = priced(
      checkOf({ lines: [lineA, lineB], rules, loyalty: { rule_settings: { discounts_scheme: "sequential" } } }),
    );
    expect(column(check, "discount_amount")).toEqual(["10.00", "5.55"]);
  });

  test("competes as one discount among others where the best one counts", () => {
    const rules = [free(), rule("discount-items-percent", "60", { id: "sixty" })];
    const check = priced(
      checkOf({ lines: [line("a", "10", "2")], rules, loyalty: { rule_settings: { discounts_scheme: "maximum" } } }),
    );
    expect(column(check, "discount_amount")).toEqual(["12.00"]);
  });

  test("terms that are no quantities are refused; those of zero make no set", () => {
    const wrong = { lines: [line("a", "10", "2")], rules: [free({ buy_quantity: "one" })] };
    expect(() => priced(checkOf(wrong))).toThrow("sale.malformed");
    expect(discounts([line("a", "10", "2")], { get_quantity: "0" })).toEqual(["0.00"]);
  });
});

describe("sets of any goods", () => {
  const goods = fc.record({
    terms: fc.record({ buy: fc.bigInt(1n, 4_000n), get: fc.bigInt(1n, 4_000n), max: fc.option(fc.bigInt(0n, 5n)) }),
    lines: fc.array(
      fc.record({
        amount: fc.bigInt(0n, 5_000n),
        quantity: fc.bigInt(0n, 9_000n),
        buys: fc.boolean(),
        isGiven: fc.boolean(),
      }),
      { minLength: 1, maxLength: 6 },
    ),
  });

  test("no unit is in two sets: what is given fits, and enough is left to have been bought", () => {
    fc.assert(
      fc.property(goods, ({ terms, lines }) => {
        const context = {
          buys: lines.map(({ buys }) => buys),
          terms: { ...terms, given: lines.map(({ isGiven }) => isGiven) },
          amounts: lines.map(({ amount }) => amount),
          quantities: lines.map(({ quantity }) => quantity),
        };
        const sets = setsOf(context);
        const given = freeUnits(context);
        const total = given.reduce((sum, one) => sum + one, 0n);
        const left = lines.reduce(
          (sum, one, index) => (one.buys && one.amount > 0n ? sum + one.quantity - (given[index] ?? 0n) : sum),
          0n,
        );
        expect(total).toBe(sets * terms.get);
        expect(left).toBeGreaterThanOrEqual(sets * terms.buy);
        given.forEach((one, position) => {
          const { isGiven, quantity, amount } = lines[position] ?? { isGiven: false, quantity: 0n, amount: 0n };
          expect(one).toBeGreaterThanOrEqual(0n);
          expect(one).toBeLessThanOrEqual(isGiven && amount > 0n ? quantity : 0n);
        });
        if (terms.max !== null) expect(sets).toBeLessThanOrEqual(terms.max);
      }),
      { numRuns: 10_000 },
    );
  });
});
