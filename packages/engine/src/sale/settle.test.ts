import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cases } from "../../test/cases.ts";
import { checkOf, lineA, lineB, member, priced, reasons, refused, rule } from "../../test/check.ts";
import { divide, parseDecimal } from "../money/index.ts";
import { finalise, limitsOf } from "./finalise.ts";
import type { LineInput, PaymentInput } from "./input.ts";

const pay = (payments: readonly PaymentInput[], cash_rounding_step: string | null = null) =>
  checkOf({ payments, loyalty: { cash_rounding_step } });
const card = (amount?: string): PaymentInput => ({ payment_type: "bank-card", amount });
const cash = (amount?: string, tendered?: string): PaymentInput => ({ payment_type: "cash", amount, tendered });

describe("payments", () => {
  test("must sum to the amount to pay; one may take the rest", () => {
    expect(priced(pay([card("20.00"), card("5.55")])).payments?.map(({ amount }) => amount)).toEqual(["20.00", "5.55"]);
    expect(priced(pay([card("20.00"), card()])).payments?.map(({ amount }) => amount)).toEqual(["20.00", "5.55"]);
    expect(refused(pay([card("25.54")]))).toEqual({
      code: "payments.sum_mismatch",
      details: { expected: "25.55", given: "25.54" },
    });
    for (const payments of [[card("25.56")], [], [card(), card()], [card("30.00"), card()]]) {
      expect(refused(pay(payments)).code).toBe("payments.sum_mismatch");
    }
  });

  test("a payment of nothing is a payment", () => {
    expect(priced(pay([card("0.00"), cash("25.55")])).payments?.map(({ amount }) => amount)).toEqual(["0.00", "25.55"]);
  });

  test("negative and malformed amounts are refused with their path", () => {
    expect(refused(pay([card("-1.00"), card()]))).toEqual({
      code: "sale.malformed",
      details: { path: "payments.0.amount" },
    });
    expect(refused(pay([cash("25.55", "abc")])).details).toEqual({ path: "payments.0.tendered" });
  });

  test("without payments nothing is judged, and a free check needs none", () => {
    expect(priced(checkOf()).payments).toBeNull();
    expect(priced(checkOf({ lines: [{ ...lineA, goods_price: { price: "0" } }], payments: [] })).payments).toEqual([]);
  });

  test("cash tendered covers its payment and gives change", () => {
    expect(priced(pay([cash(undefined, "30.00")])).payments).toMatchObject([
      { amount: "25.55", tendered: "30.00", change: "4.45" },
    ]);
    expect(refused(pay([cash("25.55", "25.54")])).code).toBe("payments.tendered_short");
    expect(priced(pay([cash("25.55")])).payments).toMatchObject([{ tendered: null, change: null }]);
  });

  test("delivery and tip are part of what is paid, and of nothing else", () => {
    const check = priced({ ...pay([card("29.00")]), delivery_amount: "3.00", tip_amount: "0.45" });
    expect(check.totals).toMatchObject({
      amount: "25.55",
      delivery_amount: "3.00",
      tip_amount: "0.45",
      amount_to_pay: "29.00",
    });
    const steps = ({ trace }: typeof check) =>
      trace.entries.map(({ step }) => step).filter((step) => step === "tip" || step === "delivery");
    expect(steps(check)).toEqual(["delivery", "tip"]);
    expect(steps(priced(checkOf({ delivery_amount: "0.00", tip_amount: null })))).toEqual([]);
    expect(refused(checkOf({ tip_amount: "-0.01" }))).toEqual({
      code: "sale.malformed",
      details: { path: "tip_amount" },
    });
  });
});

describe("a special account", () => {
  const account = (more: Partial<PaymentInput> = {}, goods_codes: string[] = []): PaymentInput => ({
    payment_type: "special-account",
    special_account: { id: "sa", goods_codes },
    ...more,
  });

  test("pays the whole check or nothing", () => {
    expect(priced(pay([account()])).payments).toMatchObject([{ amount: "25.55", special_account_id: "sa" }]);
    expect(refused(pay([account({ amount: "5.55" }), card()]))).toEqual({
      code: "payments.special_account_not_alone",
      details: { account: "sa" },
    });
    expect(refused(pay([account({ amount: "25.54" })])).code).toBe("payments.sum_mismatch");
  });

  test("pays only goods with its codes", () => {
    expect(priced(pay([account({}, ["A", "B"])])).payments).toHaveLength(1);
    expect(refused(pay([account({}, ["A"])]))).toMatchObject({
      code: "payments.special_account_other_goods",
      details: { line: "B" },
    });
  });
});

describe("what a special account pays", () => {
  const from = (type: "money" | "goods" | "punches", unit: string, more: object = {}): PaymentInput => ({
    payment_type: "special-account",
    special_account: { id: "sa", title: "Prepaid", type, unit, ...more },
  });
  const costing = (line: LineInput, price: string, account = "sa") => ({
    ...line,
    account_prices: [
      { special_account_id: "other", price: "99" },
      { special_account_id: account, price },
    ],
  });
  const takenOf = (input: Parameters<typeof priced>[0]) => priced(input).payments?.[0]?.account;

  test("is the amount to pay, delivery and tip included, of money", () => {
    const check = { ...pay([from("money", "UAH")]), delivery_amount: "3.00", tip_amount: "0.45" };
    expect(priced(check).payments).toMatchObject([{ amount: "29.00", special_account_id: "sa" }]);
    expect(takenOf(check)).toEqual({
      type: "money",
      unit: "UAH",
      amount: "29.00",
      lines: [
        { line: "A", code: "A", amount: "20.00" },
        { line: "B", code: "B", amount: "5.55" },
      ],
    });
  });

  test("is what remains after discounts, bonuses and taxes", () => {
    const rules = [rule("discount-check-percent", "10")];
    const redemption = { asked: "4.00", available: "4.00" };
    const check = priced({ ...pay([from("money", "UAH")]), rules, customer: member, redemption });
    expect(check.payments?.[0]?.account?.amount).toBe("18.99");
    expect(check.payments?.[0]?.account?.lines.map(({ amount }) => amount)).toEqual(
      check.lines.map((line) => line.amount_to_pay),
    );
  });

  test("is a unit for each unit of goods, whatever they cost", () => {
    const lines = [lineA, { ...lineB, quantity: "0.125" }];
    expect(takenOf({ ...pay([from("goods", "L")]), lines })).toMatchObject({
      amount: "2.125",
      lines: [{ amount: "2.000" }, { amount: "0.125" }],
    });
  });

  test("is the price in punches of every line, a half rounded up", () => {
    const lines = [costing(lineA, "7"), costing({ ...lineB, quantity: "0.5" }, "5")];
    expect(takenOf({ ...pay([from("punches", "punch")]), lines })).toMatchObject({
      amount: "17",
      lines: [{ amount: "14" }, { amount: "3" }],
    });
  });

  test("is refused in another currency", () => {
    expect(refused(pay([from("money", "EUR")]))).toEqual({
      code: "payments.special_account_other_currency",
      details: { account: "sa", currency: "EUR" },
    });
  });

  test.each(["goods", "punches"] as const)("is refused of %s where delivery or a tip is to be paid", (type) => {
    const lines = [costing(lineA, "1")];
    for (const more of [{ delivery_amount: "3.00" }, { tip_amount: "0.01" }]) {
      expect(refused({ ...pay([from(type, "L")]), lines, ...more })).toMatchObject({
        code: "payments.special_account_goods_only",
        details: { account: "sa" },
      });
    }
    expect(takenOf({ ...pay([from(type, "L")]), lines, delivery_amount: "0.00" })).toBeDefined();
  });

  test("is nothing of an item that costs no punches", () => {
    const lines = [costing(lineA, "0"), costing(lineB, "1")];
    const taken = takenOf({ ...pay([from("punches", "punch")]), lines });
    expect(taken?.lines.map(({ amount }) => amount)).toEqual(["0", "1"]);
  });

  test("is refused of punches where an item has no price in them, or a malformed one", () => {
    const lines = [costing(lineA, "7"), costing(lineB, "1", "another")];
    expect(refused({ ...pay([from("punches", "punch")]), lines })).toEqual({
      code: "payments.special_account_no_price",
      details: { account: "sa", line: "B" },
    });
    for (const price of ["1.5", "-1", ""]) {
      expect(refused({ ...pay([from("punches", "punch")]), lines: [costing(lineA, price)] })).toEqual({
        code: "sale.malformed",
        details: { path: "lines.A.account_prices" },
      });
    }
  });

  test("stands in the trace, with the account by name", () => {
    expect(priced(pay([from("money", "UAH")])).trace.entries.at(-1)).toEqual({
      step: "special-account",
      line: null,
      source: { kind: "special-account", id: "sa", version: null, title: "Prepaid" },
      before: null,
      change: "-25.55",
      after: null,
      params: { special_account_id: "sa", type: "money", unit: "UAH" },
    });
  });

  test("earns bonuses unless the account excludes them, and its own charges in any case", () => {
    const rules = [
      rule("charge-check-percent", "10"),
      rule("charge-check-percent", "5", { charge_target: "promotional-bonuses" }),
      rule("charge-check-amount", "1", {
        charge_target: "special-account",
        special_account: { id: "p", type: "punches" },
      }),
    ];
    const paid = (bonuses_on_payment?: boolean | null) =>
      priced({ ...pay([from("money", "UAH", { bonuses_on_payment })]), rules, customer: member });
    for (const check of [paid(), paid(null), paid(true)]) expect(check.totals.bonuses_added_amount).toBe("2.56");
    const check = paid(false);
    expect(check.totals).toMatchObject({ bonuses_added_amount: "0.00", promo_bonuses_added_amount: "0.00" });
    expect(check.accruals).toMatchObject([{ target: "special-account", amount: "1" }]);
    expect(reasons(check)).toEqual({
      "charge-check-percent 10": "paid-from-account",
      "charge-check-percent 5": "paid-from-account",
    });
  });

  test("is less when less of a reserved check is delivered", () => {
    const payments = [from("goods", "L")];
    const reserved = priced(pay(payments));
    const outcome = finalise(pay(payments), { lines: [{ id: "A", quantity: "0.5" }], payments }, limitsOf(reserved));
    expect(outcome.ok && outcome.check.payments?.[0]?.account?.amount).toBe("1.500");
  });
});

describe("cash rounding", () => {
  test("rounds what remains for cash to the nearest step", () => {
    expect(priced(pay([cash()], "0.10")).totals).toMatchObject({ rounding_amount: "0.05", amount_to_pay: "25.60" });
    expect(priced(pay([card("5.57"), cash()], "0.05"))).toMatchObject({
      totals: { rounding_amount: "0.02", amount_to_pay: "25.57" },
      payments: [{ amount: "5.57" }, { amount: "20.00" }],
    });
    expect(priced(pay([cash("25.50")], "0.50")).totals.rounding_amount).toBe("-0.05");
  });

  test("a step of nothing, or of a minor unit, rounds nothing", () => {
    for (const step of ["0.00", "0.01"]) expect(priced(pay([cash()], step)).totals.rounding_amount).toBe("0.00");
    expect(refused(pay([cash()], "x")).details).toEqual({ path: "loyalty.cash_rounding_step" });
  });

  test("a card that pays more than is due leaves nothing for cash, and is refused", () => {
    expect(refused(pay([card("30.00"), cash()], "0.10")).code).toBe("payments.sum_mismatch");
  });

  test("touches nothing that a card pays", () => {
    expect(priced(pay([card()], "0.10")).totals.rounding_amount).toBe("0.00");
    expect(priced(pay([cash("5.00"), card()], "0.10")).totals.rounding_amount).toBe("0.00");
  });

  test("leaves a trace entry with its step", () => {
    expect(priced(pay([cash()], "0.10")).trace.entries.at(-1)).toMatchObject({
      step: "cash-rounding",
      before: "25.55",
      change: "0.05",
      after: "25.60",
      params: { step: "0.10" },
    });
  });

  test("is never more than half a step, and leaves a multiple of it", () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 10n ** 7n }),
        fc.constantFrom("0.05", "0.10", "0.50", "1.00"),
        (price, step) => {
          const text = `${price / 100n}.${String(price % 100n).padStart(2, "0")}`;
          const { totals } = priced({
            ...pay([cash()], step),
            lines: [{ ...lineA, quantity: "1", goods_price: { price: text } }],
          });
          const [total, rounding, unit] = [totals.amount_to_pay, totals.rounding_amount, step].map(
            (one) => parseDecimal(one, 2) ?? 0n,
          );
          expect((total ?? 1n) % (unit ?? 1n)).toBe(0n);
          const size = (rounding ?? 0n) < 0n ? -(rounding ?? 0n) : (rounding ?? 0n);
          expect(size <= divide(unit ?? 0n, 2n)).toBe(true);
        },
      ),
      cases,
    );
  });
});
