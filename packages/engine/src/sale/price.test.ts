import { RULE_REJECTIONS, SALE_REFUSALS, TRACE_STEPS } from "@patron/contract/enums";
import { describe, expect, test } from "vitest";
import { checkOf, group, lineA, lineB, member, priced, refused, rule, tax } from "../../test/check.ts";
import { ENGINE_VERSION } from "./calculate.ts";
import { finalise } from "./finalise.ts";
import type { PriceInput } from "./input.ts";

describe("what cannot be priced is refused, not thrown", () => {
  const malformed: [string, PriceInput][] = [
    ["lines.A.quantity", checkOf({ lines: [{ ...lineA, quantity: "1e3" }] })],
    ["lines.A.quantity", checkOf({ lines: [{ ...lineA, quantity: "1.0001" }] })],
    ["lines.A.goods_price.price", checkOf({ lines: [{ ...lineA, goods_price: { price: "1.00001" } }] })],
    ["lines.A.stated_amount", checkOf({ lines: [{ ...lineA, stated_amount: "20.001" }] })],
    ["at", checkOf({ at: "yesterday" })],
    ["pos.time_zone", checkOf({ pos: { id: "p1", time_zone: "Mars/Olympus" } })],
    ["loyalty.time_zone", checkOf({ loyalty: { time_zone: "" } })],
    [
      "loyalty.rule_settings.discount_max_percent",
      checkOf({ loyalty: { rule_settings: { discount_max_percent: "ten" } } }),
    ],
    ["rules.r.value", checkOf({ rules: [rule("discount-check-amount", "1.005", { id: "r" })] })],
    [
      "rules.r.date_from",
      checkOf({ rules: [rule("discount-check-amount", "1", { id: "r", date_from: "2026-13-01" })] }),
    ],
    ["rules.r.time_from", checkOf({ rules: [rule("discount-check-amount", "1", { id: "r", time_from: "25:00" })] })],
    [
      "rules.r.check_amount_min",
      checkOf({ rules: [rule("discount-check-amount", "1", { id: "r", check_amount_min: "a" })] }),
    ],
    ["terminal.line_tolerance", checkOf({ terminal: { id: "t1", line_tolerance: "x" } })],
    ["delivery_amount", checkOf({ delivery_amount: "-1" })],
  ];
  test.each(malformed)("%s names the path", (path, input) => {
    expect(refused(input)).toEqual({ code: "sale.malformed", details: { path } });
  });

  test("a JSON number where a decimal string belongs is malformed", () => {
    const stored: PriceInput = JSON.parse(JSON.stringify(checkOf()).replace('"quantity":"2"', '"quantity":2'));
    expect(refused(stored)).toEqual({ code: "sale.malformed", details: { path: "lines.A.quantity" } });
  });

  test("unknown currencies, repeated lines and negative quantities", () => {
    expect(refused(checkOf({ currency: "XXX" }))).toEqual({
      code: "sale.unknown_currency",
      details: { currency: "XXX" },
    });
    expect(refused(checkOf({ lines: [lineA, { ...lineB, id: "A" }] }))).toEqual({
      code: "sale.duplicate_line",
      details: { line: "A" },
    });
    expect(refused(checkOf({ lines: [{ ...lineA, quantity: "-1" }] })).code).toBe("line.negative_quantity");
  });
});

describe("edges", () => {
  test("a check without lines costs nothing", () => {
    const check = priced(
      checkOf({
        lines: [],
        rules: [rule("discount-check-amount", "5"), rule("charge-check-amount", "5")],
        customer: member,
      }),
    );
    expect(check.totals).toMatchObject({ amount: "0.00", amount_to_pay: "0.00", bonuses_added_amount: "0.00" });
  });

  test("a line of nothing costs nothing and takes part", () => {
    const check = priced(
      checkOf({ lines: [{ ...lineA, quantity: "0" }, lineB], rules: [rule("discount-check-percent", "10")] }),
    );
    expect(check.lines.map(({ amount, discount_amount }) => [amount, discount_amount])).toEqual([
      ["0.00", "0.00"],
      ["5.55", "0.56"],
    ]);
  });

  test.each([
    ["JPY", "10", "20", "2", "18"],
    ["UAH", "10.00", "20.00", "2.00", "18.00"],
    ["KWD", "10.005", "20.010", "2.001", "18.009"],
  ])("%s has its own decimals", (currency, each, amount, discount, due) => {
    const lines = [{ ...lineA, goods_price: { price: each } }];
    const { totals } = priced(checkOf({ currency, lines, rules: [rule("discount-check-percent", "10")] }));
    expect([totals.amount, totals.discount_amount, totals.amount_to_pay]).toEqual([amount, discount, due]);
  });

  test("fuel: 40.125 litres at 1.4590", () => {
    const lines = [{ ...lineA, quantity: "40.125", goods_price: { price: "1.4590" } }];
    expect(priced(checkOf({ lines })).totals.amount).toBe("58.54");
  });
});

describe("the result", () => {
  test("has the engine's version and the applied rules", () => {
    const rules = [
      rule("discount-check-percent", "10", { id: "acts" }),
      rule("special-price-item", "99", { id: "idles" }),
    ];
    const check = priced(checkOf({ rules, customer: member }));
    expect([check.engine_version, check.applied_rule_ids]).toEqual([ENGINE_VERSION, ["acts"]]);
  });

  test("counts a rule that moved a single minor unit", () => {
    const check = priced(
      checkOf({
        rules: [rule("discount-check-amount", "0.01", { id: "d" }), rule("charge-check-amount", "0.01", { id: "c" })],
        customer: member,
      }),
    );
    expect(check.applied_rule_ids).toEqual(["d", "c"]);
  });

  test("names rule and version for every discount, in the line and in the trace", () => {
    const check = priced(
      checkOf({ rules: [rule("discount-check-percent", "10", { id: "r", version: 7, title: "Ten" })] }),
    );
    const source = { kind: "rule", id: "r", version: 7, title: "Ten" };
    expect(check.lines[0]?.discounts).toEqual([{ source, amount: "2.00" }]);
    expect(check.trace.entries.find(({ step }) => step === "discount")).toEqual({
      step: "discount",
      line: "A",
      source,
      before: "20.00",
      change: "-2.00",
      after: "18.00",
      params: { action_type: "discount-check-percent" },
    });
  });

  test("the input is not touched", () => {
    const input = checkOf({ rules: [rule("discount-check-percent", "10")], customer: member });
    const before = JSON.stringify(input);
    priced(input);
    expect(JSON.stringify(input)).toBe(before);
  });
});

test("every step of the closed list is reached by some check, and in the order of the calculation", () => {
  const taxes = [tax("vat", "base-tax", "20"), tax("gst", "sales-tax", "5")];
  const full: PriceInput = checkOf({
    taxes,
    price_group: group("including-taxes", taxes),
    price_options: [
      { id: "o", owner: "card-category", option_type: "change-amount", value: "-1", level: "including-taxes" },
    ],
    terminal: { id: "t1", commissions: [{ id: "c", type: "percentage", value: "1" }] },
    lines: [{ ...lineA, stated_amount: "18.19" }, lineB],
    rules: [
      rule("discount-check-percent", "50", { check_amount_min: "20" }),
      rule("charge-check-percent", "5"),
      rule("coupon-emission", "1", { coupon_batch_id: "batch" }),
    ],
    coupon_batches: [{ id: "batch" }],
    category_rules: [
      {
        ...{ id: "up", currency: "UAH", category_to: "silver", depends_on: "visits", period: "check" },
        ...{ threshold_from: "1", apply: "on-transaction" },
      },
    ],
    referral: {
      programme: { id: "ref", referral_reward: { type: "bonuses", value: "1" } },
      inviters: [{ customer_id: "u2", access: "full" }],
    },
    customer: member,
    redemption: { asked: "99.00", available: "2.00" },
    loyalty: { rule_settings: { discount_max_percent: "20" }, cash_rounding_step: "0.50" },
    delivery_amount: "3.00",
    tip_amount: "1.00",
    payments: [{ payment_type: "cash" }],
  });
  const outcome = finalise(
    full,
    { lines: [{ id: "A", quantity: "1" }], payments: full.payments },
    { redeemed: "1.00", amount_to_pay: "5.50" },
  );
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  const prepaid = { id: "sa", type: "money", unit: "UAH" } as const;
  const byAccount = priced({ ...full, payments: [{ payment_type: "special-account", special_account: prepaid }] });
  const byHand = priced({
    ...full,
    terminal: { id: "t1", price_entry: "all" },
    lines: [{ ...lineA, entered_price: "9" }],
  });
  const steps = [priced(full).trace, outcome.check.trace, byAccount.trace, byHand.trace].map(({ entries }) =>
    entries.map(({ step }) => step),
  );
  expect(new Set(steps.flat())).toEqual(new Set(TRACE_STEPS));
  const late = [
    "discount",
    "discount-cap",
    "redemption",
    "sales-tax",
    "delivery",
    "tip",
    "amount-to-pay",
    "cash-rounding",
    "charge",
    "lot",
    "coupon-emission",
    "category-change",
    "referral-reward",
  ] as const;
  const positions = late.map((step) => steps[0]?.indexOf(step) ?? -1);
  expect(positions).toEqual([...positions].sort((a, b) => a - b));
});

test("the vocabularies have no word twice", () => {
  for (const words of [TRACE_STEPS, RULE_REJECTIONS, SALE_REFUSALS])
    expect(new Set<string>(words).size).toBe(words.length);
});
