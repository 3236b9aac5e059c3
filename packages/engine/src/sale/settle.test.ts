import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cases } from "../../test/cases.ts";
import { checkOf, lineA, priced, refused } from "../../test/check.ts";
import { divide, parseDecimal } from "../money/door.ts";
import type { PaymentInput } from "./input.ts";

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
