import { describe, expect, test } from "vitest";
import { checkOf, column, lineA, member, priced, reasons, refused, rule } from "../../test/check.ts";
import type { PriceInput } from "../sale/input.ts";
import type { Rule } from "./rule.ts";
import type { RuleSettings } from "./settings.ts";

type More = Partial<Omit<PriceInput, "loyalty" | "rules">>;
const charge = (rules: Rule[], rule_settings: RuleSettings = {}, more: More = {}) =>
  priced(checkOf({ customer: member, rules, loyalty: { rule_settings }, ...more }));
const charged = (...args: Parameters<typeof charge>) => column(charge(...args), "bonuses_added");
const five = rule("charge-check-percent", "5", { id: "five" });
const promo = (type: Rule["promo_expire_type"], value: string | null, id = "promo") =>
  rule("charge-check-amount", "1.00", {
    id,
    charge_target: "promotional-bonuses",
    promo_expire_type: type,
    promo_expire_value: value,
  });

describe("what one rule credits", () => {
  test.each([
    ["charge-check-percent", "5", ["1.00", "0.28"]],
    ["charge-check-amount", "3.00", ["2.35", "0.65"]],
    ["charge-items-percent", "5", ["1.00", "0.28"]],
    ["charge-items-amount", "0.2555", ["0.51", "0.26"]],
  ] as const)("%s %s credits %j", (action, value, expected) => {
    expect(charged([rule(action, value)])).toEqual(expected);
  });

  test("the base is before discounts, after them, or what is left to pay", () => {
    const rules = [rule("discount-check-percent", "10"), five];
    const redemption = { asked: "2.99", available: "9.00" };
    const total = (charge_base: RuleSettings["charge_base"]) =>
      charge(rules, { charge_base }, { redemption }).totals.bonuses_added_amount;
    expect([total("amount-before-discounts"), total("amount-after-discounts"), total("amount-to-pay")]).toEqual([
      "1.28",
      "1.15",
      "1.00",
    ]);
  });

  test("a fixed charge is due for a free check too", () => {
    const free = rule("discount-check-percent", "100");
    expect(charged([free, rule("charge-check-amount", "3.00")])).toEqual(["2.35", "0.65"]);
    const gifts = { lines: [lineA, { ...lineA, id: "C" }].map((line) => ({ ...line, goods_price: { price: "0" } })) };
    expect(charged([rule("charge-check-amount", "3.01")], {}, gifts)).toEqual(["1.51", "1.50"]);
    expect(reasons(charge([free, five]))).toEqual({ five: "nothing-to-charge" });
  });

  test("rounds by the settings of charges", () => {
    expect(charge([five], { charge_rounding_precision: 0 }).totals.bonuses_added_amount).toBe("1.00");
    expect(charge([five], { charge_rounding_mode: "down" }).totals.bonuses_added_amount).toBe("1.27");
  });
});

describe("schemes", () => {
  const ten = rule("charge-check-percent", "10", { id: "ten" });

  test("summarizing is the default and adds", () => {
    expect(charge([five, ten]).totals.bonuses_added_amount).toBe("3.84");
  });

  test("maximum keeps the rule that credits most, per target", () => {
    const check = charge([five, ten, promo("none", null)], { charges_scheme: "maximum" });
    expect(check.totals).toMatchObject({ bonuses_added_amount: "2.56", promo_bonuses_added_amount: "1.00" });
    expect(check.trace.rejected).toMatchObject([
      { source: { id: "five" }, reason: "beaten", details: { winner_id: "ten", would: "1.28" } },
    ]);
  });

  test("among equals the earlier rule wins", () => {
    const check = charge(
      [
        { ...five, id: "late" },
        { ...five, sort_order: 1 },
      ],
      { charges_scheme: "maximum" },
    );
    expect(check.accruals[0]?.rule_ids).toEqual(["five"]);
  });

  test("sequential takes what one credits from the base of the next", () => {
    const half = rule("charge-check-percent", "50", { id: "half" });
    expect(charge([half, half], { charges_scheme: "sequential" }).totals.bonuses_added_amount).toBe("19.17");
  });
});

describe("targets", () => {
  const account = (type: "money" | "goods" | "punches") =>
    ({ charge_target: "special-account", special_account: { id: "sa", type } }) as const;

  test("bonuses with the same last day make one lot", () => {
    const check = charge([
      five,
      promo("day", "10", "p1"),
      promo("date", "2026-12-01", "p2"),
      promo("month", "1", "p3"),
      promo("none", null, "p4"),
    ]);
    expect(
      check.accruals.map(({ target, lot_kind, expire_date, amount, rule_ids }) => [
        target,
        lot_kind,
        expire_date,
        amount,
        rule_ids,
      ]),
    ).toEqual([
      ["bonuses", "ordinary", null, "1.28", ["five"]],
      ["promotional-bonuses", "promotional", "2026-12-01", "2.00", ["p1", "p2"]],
      ["promotional-bonuses", "promotional", "2026-12-21", "1.00", ["p3"]],
      ["promotional-bonuses", "promotional", null, "1.00", ["p4"]],
    ]);
  });

  test("days of lots are the programme's, not the POS's", () => {
    const more = { at: "2026-11-21T23:30:00Z", pos: { id: "p1", time_zone: "Europe/Lisbon" } };
    expect(charge([promo("day", "0")], {}, more).accruals[0]?.expire_date).toBe("2026-11-22");
  });

  test("a month ends with its last day", () => {
    expect(charge([promo("month", "1")], {}, { at: "2026-01-31T10:00:00Z" }).accruals[0]?.expire_date).toBe(
      "2026-02-28",
    );
  });

  test("bonuses that would be past their end are not credited, and a malformed life is refused", () => {
    expect(reasons(charge([promo("date", "2026-11-20")]))).toEqual({ promo: "expiry-past" });
    expect(charge([promo("date", "2026-11-21")]).accruals).toHaveLength(1);
    for (const value of ["", "x", "-1", "1.5"]) {
      expect(refused(checkOf({ customer: member, rules: [promo("day", value)] })).details).toEqual({
        path: "rules.promo.promo_expire_value",
      });
    }
  });

  test("special accounts are credited in their own unit", () => {
    const of = (rules: Rule[]) =>
      charge(rules).accruals.map(({ amount, special_account }) => [amount, special_account?.type]);
    expect(of([rule("charge-check-amount", "1", account("punches"))])).toEqual([["1", "punches"]]);
    expect(of([rule("charge-items-amount", "0.5", account("goods"))])).toEqual([["1.500", "goods"]]);
    expect(of([rule("charge-check-percent", "10", account("money"))])).toEqual([["2.56", "money"]]);
    const check = charge([rule("charge-check-amount", "0.125", account("goods"))]);
    expect(check.totals.bonuses_added_amount).toBe("0.00");
    expect(check.lines.map(({ charges }) => charges.map(({ amount }) => amount))).toEqual([["0.098"], ["0.027"]]);
  });

  test("each special account is a target of its own", () => {
    const to = (id: string) =>
      rule("charge-check-amount", "1", {
        id,
        charge_target: "special-account",
        special_account: { id, type: "money" },
      });
    const check = charge([to("sa1"), to("sa2"), five], { charges_scheme: "maximum" });
    expect(check.accruals.map(({ special_account, amount }) => [special_account?.id, amount])).toEqual([
      ["sa1", "1.00"],
      ["sa2", "1.00"],
      [undefined, "1.28"],
    ]);
    expect(check.lines[0]?.charges.map(({ special_account_id }) => special_account_id)).toEqual(["sa1", "sa2", null]);
  });

  test("a charge to an account that is not named credits nothing", () => {
    const lost = rule("charge-check-amount", "1", { id: "r", charge_target: "special-account", special_account: null });
    const check = charge([lost]);
    expect([check.accruals, reasons(check)]).toEqual([[], { r: "target-missing" }]);
  });

  test("an account that takes nothing now is credited nothing, by none of its rules", () => {
    const special_account = { id: "sa", type: "punches", closed: true } as const;
    const shut = rule("charge-check-amount", "1", { id: "r", charge_target: "special-account", special_account });
    const check = charge([shut, five]);
    expect([check.accruals.map(({ target }) => target), reasons(check)]).toEqual([["bonuses"], { r: "target-closed" }]);
  });

  test("the trace has an account's name and unit from the input", () => {
    const special_account = { id: "sa", type: "goods", title: "Fuel", unit: "L" } as const;
    const { trace } = charge([
      rule("charge-check-amount", "1.5", { charge_target: "special-account", special_account }),
    ]);
    const params = { special_account_id: "sa", special_account_title: "Fuel", special_account_unit: "L" };
    const earned = trace.entries.filter(({ step }) => step === "charge" || step === "lot");
    expect(earned.map(({ change, params }) => [change, params])).toEqual([
      ["1.174", expect.objectContaining(params)],
      ["0.326", expect.objectContaining(params)],
      ["1.500", expect.objectContaining(params)],
    ]);
  });

  test("the trace has no unit of an account if the input has none", () => {
    const special_account = { id: "sa", type: "goods" } as const;
    const { trace } = charge([rule("charge-check-amount", "2", { charge_target: "special-account", special_account })]);
    const earned = trace.entries.find(({ step }) => step === "charge");
    expect(Object.keys(earned?.params ?? {})).toEqual(["target", "special_account_id"]);
  });

  test("a percent of money means nothing to litres and punches", () => {
    const why = (type: "goods" | "punches") =>
      reasons(charge([rule("charge-items-percent", "10", { id: "r", ...account(type) })])).r;
    expect([why("goods"), why("punches")]).toEqual(["target-takes-no-percent", "target-takes-no-percent"]);
  });
});

test("a check that redeems bonuses earns nothing if the programme is set so", () => {
  const redemption = { asked: "1.00", available: "9.00" };
  const check = charge([five], { charge_on_bonus_redemption: false }, { redemption });
  expect([check.accruals, reasons(check)]).toEqual([[], { five: "bonuses-redeemed" }]);
  expect(charge([five], { charge_on_bonus_redemption: false }).accruals).toHaveLength(1);
});

test("every credited part is in the trace with its rule and target", () => {
  expect(charge([five]).trace.entries.filter(({ step }) => step === "charge" || step === "lot")).toMatchObject([
    {
      step: "charge",
      line: "A",
      source: { kind: "rule", id: "five", version: 1 },
      change: "1.00",
      params: { target: "bonuses" },
    },
    { step: "charge", line: "B", change: "0.28" },
    { step: "lot", change: "1.28", params: { target: "bonuses", expire_date: "" } },
  ]);
});

test("a line that is credited nothing has no step, one that is credited a minor unit has", () => {
  const check = charge([rule("charge-check-amount", "0.01")]);
  expect(check.trace.entries.filter(({ step }) => step === "charge").map(({ line, change }) => [line, change])).toEqual(
    [["A", "0.01"]],
  );
});
