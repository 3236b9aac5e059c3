import { describe, expect, test } from "vitest";
import { checkOf, column, group, lineA, member, priced, reasons, refused, rule, tax } from "../../test/check.ts";
import type { PriceInput } from "../sale/input.ts";
import type { RedemptionSettings } from "./settings.ts";

type More = Partial<Omit<PriceInput, "loyalty" | "redemption">>;
const redeem = (requested: string, settings: RedemptionSettings = {}, available = "1000.00", more: More = {}) =>
  priced(
    checkOf({
      customer: member,
      redemption: { asked: requested, available },
      loyalty: { redemption_settings: settings },
      ...more,
    }),
  );
const redeemed = (...args: Parameters<typeof redeem>) => redeem(...args).totals.bonuses_redeemed_amount;
const whyNot = (...args: Parameters<typeof redeem>) => Object.values(reasons(redeem(...args)));
const lowered = (...args: Parameters<typeof redeem>) =>
  redeem(...args)
    .trace.entries.filter(({ step }) => step === "redemption-lowered")
    .map(({ params, after }) => [params.by, after]);

describe("partial", () => {
  test("redeems what is requested, spread over the lines", () => {
    expect(column(redeem("10.00"), "bonuses_redeemed")).toEqual(["7.83", "2.17"]);
    expect(redeem("10.00").totals).toMatchObject({ amount_to_pay: "15.55", goods_amount_to_pay: "15.55" });
  });

  test("is in the trace with the request and what each line pays with bonuses", () => {
    const { entries } = redeem("10.00").trace;
    expect(entries.find(({ step }) => step === "redemption-asked")).toMatchObject({
      source: { kind: "customer", id: "u1" },
      after: "10.00",
    });
    expect(entries.filter(({ step }) => step === "redemption")).toMatchObject([
      {
        line: "A",
        source: { kind: "redemption-settings", id: "l1" },
        before: "20.00",
        change: "-7.83",
        after: "12.17",
      },
      { line: "B", before: "5.55", change: "-2.17", after: "3.38" },
    ]);
    expect(redeem("0.01").trace.entries.filter(({ step }) => step === "redemption")).toHaveLength(1);
  });

  test("is lowered to the balance, the share and the goods, with the reason", () => {
    expect(lowered("30.00", {}, "20.00")).toEqual([["balance", "20.00"]]);
    expect(lowered("30.00", { bonuses_max_percent: "50" }, "20.00")).toEqual([
      ["balance", "20.00"],
      ["max-percent", "12.77"],
    ]);
    expect(lowered("30.00", { bonuses_exclude_goods: ["gA"] })).toEqual([
      ["max-percent", "25.55"],
      ["goods", "5.55"],
    ]);
    expect(lowered("5.00")).toEqual([]);
  });

  test("the share is of what is payable after discounts, rounded down", () => {
    const rules = [rule("discount-check-percent", "10")];
    expect(redeemed("30.00", { bonuses_max_percent: "33.33" }, "99.00", { rules })).toBe("7.66");
  });

  test("goods that bonuses may not pay for take none", () => {
    expect(column(redeem("10.00", { bonuses_exclude_categories: ["cB"] }), "bonuses_redeemed")).toEqual([
      "10.00",
      "0.00",
    ]);
  });
});

describe("nothing is redeemed", () => {
  test.each([
    ["without a customer", { customer: null }, {}, "redemption-customer-needed"],
    ["with a card that only earns", { customer: { ...member, access: "limited" } }, {}, "redemption-access"],
    ["with a card without access", { customer: { ...member, access: "none" } }, {}, "redemption-access"],
    ["below the least check", {}, { bonuses_min_check_amount: "25.56" }, "redemption-min-check-amount"],
    ["for goods that are all excluded", {}, { bonuses_exclude_goods: ["gA", "gB"] }, "redemption-goods-excluded"],
    ["at a share of zero", {}, { bonuses_max_percent: "0" }, "redemption-share-zero"],
  ] as const)("%s", (_, more, settings, reason) => {
    const check = redeem("5.00", settings, "50.00", more);
    expect(check.redemption).toEqual({ asked: "5.00", redeemed: "0.00" });
    expect(Object.values(reasons(check))).toEqual([reason]);
  });

  test("without a balance, or without a request", () => {
    expect(whyNot("5.00", {}, "0.00")).toEqual(["redemption-no-balance"]);
    expect(whyNot("5.00", {}, "-3.00")).toEqual(["redemption-no-balance"]);
    expect(redeem("0.00").redemption).toBeNull();
    expect(priced(checkOf({ customer: member })).redemption).toBeNull();
  });

  test("the least check includes its end", () => {
    expect(redeemed("5.00", { bonuses_min_check_amount: "25.55" })).toBe("5.00");
  });
});

describe("full-check", () => {
  const full: RedemptionSettings = { bonuses_payment_type: "full-check" };

  test("covers all that may be paid with bonuses, or nothing", () => {
    expect(redeemed("25.55", full)).toBe("25.55");
    expect(redeemed("99.00", full)).toBe("25.55");
    expect(whyNot("25.54", full)).toEqual(["redemption-not-full"]);
    expect(whyNot("99.00", full, "25.54")).toEqual(["redemption-not-full"]);
    expect(redeemed("12.77", { ...full, bonuses_max_percent: "50" })).toBe("12.77");
    expect(redeemed("5.55", { ...full, bonuses_exclude_goods: ["gA"] })).toBe("5.55");
  });
});

describe("partial-rounded", () => {
  const whole: RedemptionSettings = { bonuses_payment_type: "partial-rounded" };

  test("leaves whole units, delivery included", () => {
    expect(redeem("10.00", whole).totals).toMatchObject({ bonuses_redeemed_amount: "9.55", amount_to_pay: "16.00" });
    const delivered = redeem("10.00", whole, "99.00", { delivery_amount: "1.50" });
    expect(delivered.totals).toMatchObject({ bonuses_redeemed_amount: "9.05", amount_to_pay: "18.00" });
    expect(lowered("10.00", whole)).toEqual([["whole-units", "9.55"]]);
    expect(redeemed("25.55", whole)).toBe("25.55");
  });

  test("redeems nothing when even the least would leave minor units", () => {
    expect(whyNot("0.50", whole)).toEqual(["redemption-no-whole-amount"]);
  });

  test("finds whole amounts under sales taxes", () => {
    const taxes = [tax("gst", "sales-tax", "20")];
    const check = redeem("10.00", whole, "99.00", { taxes, price_group: group("base", taxes) });
    expect(check.totals).toMatchObject({ bonuses_redeemed_amount: "9.72", amount_to_pay: "19.00" });
  });

  test("finds a whole amount that only roundings reach: a fils less of bonuses, and a fils less to pay", () => {
    const taxes = [tax("gst", "sales-tax", "5"), tax("pst", "sales-tax", "9.975")];
    const amounts = ["184.235", "825.524", "215.937", "2202.609"];
    const check = redeem("222.417", whole, "345.000", {
      currency: "KWD",
      taxes,
      price_group: group("base", taxes),
      lines: amounts.map((price, index) => ({ ...lineA, id: `L${index}`, quantity: "1", goods_price: { price } })),
    });
    expect(check.totals).toMatchObject({ bonuses_redeemed_amount: "222.389", amount_to_pay: "3686.000" });
  });

  test("has nothing to round in a currency without minor units", () => {
    const yen = { currency: "JPY", lines: [{ ...lineA, goods_price: { price: "100" } }] };
    const check = priced(
      checkOf({
        ...yen,
        customer: member,
        redemption: { asked: "33", available: "99" },
        loyalty: { redemption_settings: whole },
      }),
    );
    expect(check.totals).toMatchObject({ bonuses_redeemed_amount: "33", amount_to_pay: "167" });
  });
});

describe("sales taxes", () => {
  const taxes = [tax("gst", "sales-tax", "20")];
  const taxed = { taxes, price_group: group("base", taxes) };

  test("before-tax: bonuses lower the base of the tax", () => {
    const check = redeem("5.55", {}, "99.00", taxed);
    expect(check.totals).toMatchObject({ reduced_amount: "20.00", sales_taxes_amount: "4.00", amount_to_pay: "24.00" });
  });

  test("after-tax: bonuses are a payment, taxes stay, and they may pay for the taxes too", () => {
    const after: RedemptionSettings = { redemption_moment: "after-tax" };
    const check = redeem("5.55", after, "99.00", taxed);
    expect(check.totals).toMatchObject({ reduced_amount: "25.55", sales_taxes_amount: "5.11", amount_to_pay: "25.11" });
    expect(check.totals.goods_amount_to_pay).toBe("20.00");
    const all = redeem("99.00", after, "99.00", taxed);
    expect(all.totals).toMatchObject({
      bonuses_redeemed_amount: "30.66",
      amount_to_pay: "0.00",
      goods_amount_to_pay: "0.00",
    });
  });
});

test("malformed bonuses are refused with their path", () => {
  expect(refused(checkOf({ customer: member, redemption: { asked: "5,00", available: "9.00" } })).details).toEqual({
    path: "redemption.asked",
  });
  expect(refused(checkOf({ customer: member, redemption: { asked: "5.00", available: "x" } })).details).toEqual({
    path: "redemption.available",
  });
});
