import fc from "fast-check";
import { expect, test } from "vitest";
import { anyCheck } from "../../test/arbitrary.ts";
import { cases } from "../../test/cases.ts";
import { priced } from "../../test/check.ts";
import { parseMoney, parseQuantity, quantityText, sum } from "../money/index.ts";
import type { PaymentInput, PriceInput } from "../sale/input.ts";
import type { PricedCheck } from "../sale/result.ts";
import { type Refund, type RefundedBefore, type RefundRequest, refundCheck } from "./refund-check.ts";

// What was sold, refunded in any pieces and any order, comes back to the minor unit.

const money = (text: string) => parseMoney(text, "UAH") ?? 0n;
const total = (check: PricedCheck) => money(check.totals.amount_to_pay);

/** How a check is paid: not reported, in cash with and without rounding, or partly by card. */
const paying = fc.constantFrom("unreported", "cash", "rounded", "divided");
function paidBy(way: string, input: PriceInput): { sold: PricedCheck; step: bigint | undefined } {
  const cash: PaymentInput = { payment_type: "cash", amount: null };
  const rounded = { ...input, loyalty: { ...input.loyalty, cash_rounding_step: "0.50" } };
  if (way === "cash") return { sold: priced({ ...input, payments: [cash] }), step: undefined };
  if (way === "rounded") return { sold: priced({ ...rounded, payments: [cash] }), step: 50n };
  if (way === "unreported") return { sold: priced(input), step: undefined };
  const half = total(priced(input)) / 2n;
  const card: PaymentInput = {
    payment_type: "bank-card",
    amount: `${half / 100n}.${String(half % 100n).padStart(2, "0")}`,
  };
  return { sold: priced({ ...rounded, payments: [card, cash] }), step: 50n };
}

/** Shares in thousandths of what is left of each line, refund by refund; the last refund returns the rest. */
const shares = fc.array(fc.array(fc.integer({ min: 0, max: 1000 }), { minLength: 6, maxLength: 6 }), { maxLength: 4 });
const extras = fc.array(fc.option(fc.boolean(), { nil: undefined }), { minLength: 5, maxLength: 5 });

const copyOf = (before: RefundedBefore): RefundedBefore => ({
  ...before,
  lines: new Map(before.lines),
  payments: new Map(before.payments),
});

interface Step {
  before: RefundedBefore;
  refund: Refund;
}
function refundAll(
  sold: PricedCheck,
  step: bigint | undefined,
  pieces: number[][],
  kept: (boolean | undefined)[],
): Step[] {
  const steps: Step[] = [];
  const before = { lines: new Map<string, bigint>(), delivery: 0n, tip: 0n, payments: new Map<number, bigint>() };
  for (let piece = 0; piece <= pieces.length; piece += 1) {
    const isLast = piece === pieces.length;
    const lines = sold.lines.map(({ id, quantity }, index) => {
      const left = (parseQuantity(quantity) ?? 0n) - (before.lines.get(id) ?? 0n);
      return { id, quantity: quantityText(isLast ? left : (left * BigInt(pieces[piece]?.[index] ?? 0)) / 1000n) };
    });
    const request: RefundRequest = isLast
      ? { lines, delivery: true, tip: true }
      : { lines, delivery: kept[piece], tip: kept[piece + 1] };
    const outcome = refundCheck(sold, copyOf(before), request, step);
    if (!outcome.ok) {
      expect(outcome.refusal.code).toBe("refund.nothing");
      continue;
    }
    const { refund } = outcome;
    steps.push({ before: copyOf(before), refund });
    for (const { id, quantity } of lines)
      before.lines.set(id, (before.lines.get(id) ?? 0n) + (parseQuantity(quantity) ?? 0n));
    before.delivery -= money(refund.check.totals.delivery_amount);
    before.tip -= money(refund.check.totals.tip_amount);
    for (const [index, payment] of (refund.check.payments ?? []).entries()) {
      const position = refund.positions[index] ?? -1;
      before.payments.set(position, (before.payments.get(position) ?? 0n) - money(payment.amount));
    }
  }
  return steps;
}

/** Of a check without quantity nothing can come back. */
const deliversSomething = ({ lines }: PriceInput) => lines.some(({ quantity }) => (parseQuantity(quantity) ?? 0n) > 0n);
const anyRefunds = fc.record({
  ...{ input: anyCheck.filter(deliversSomething), way: paying, pieces: shares, kept: extras },
});

test("refunds in any pieces sum to the sale in every total, every column, every tax and every payment", () => {
  fc.assert(
    fc.property(anyRefunds, ({ input, way, pieces, kept }) => {
      const { sold, step } = paidBy(way, input);
      const refunds = refundAll(sold, step, pieces, kept).map(({ refund }) => refund);
      const back = (of: (check: PricedCheck) => bigint) => -sum(refunds.map(({ check }) => of(check)));
      for (const name of Object.keys(sold.totals) as (keyof PricedCheck["totals"])[])
        expect([name, back((check) => money(check.totals[name]))]).toEqual([name, money(sold.totals[name])]);
      for (const line of sold.lines) {
        const own = (check: PricedCheck) => check.lines.filter(({ id }) => id === line.id);
        expect(back((check) => sum(own(check).map((one) => parseQuantity(one.quantity) ?? 0n)))).toBe(
          parseQuantity(line.quantity),
        );
        expect(back((check) => sum(own(check).flatMap((one) => one.taxes.map(({ amount }) => money(amount)))))).toBe(
          sum(line.taxes.map(({ amount }) => money(amount))),
        );
      }
      const paid = (check: PricedCheck) => sum((check.payments ?? []).map(({ amount }) => money(amount)));
      expect(back(paid)).toBe(paid(sold));
      expect(refunds.filter(({ completes }) => completes)).toHaveLength(1);
    }),
    cases,
  );
});

test("a refund never asks for money, pays back what it says, and rounds cash as the sale was", () => {
  fc.assert(
    fc.property(anyRefunds, ({ input, way, pieces, kept }) => {
      const { sold, step } = paidBy(way, input);
      for (const { refund, before } of refundAll(sold, step, pieces, kept)) {
        const { check, positions } = refund;
        for (const name of [
          "amount",
          "discount_amount",
          "bonuses_redeemed_amount",
          "amount_to_pay",
          "bonuses_added_amount",
        ] as const)
          expect(money(check.totals[name]) <= 0n).toBe(true);
        if (check.payments) expect(sum(check.payments.map(({ amount }) => money(amount)))).toBe(total(check));
        if (way === "rounded") expect(total(check) % 50n).toBe(0n);
        for (const [index, position] of positions.entries()) {
          const left = money(sold.payments?.[position]?.amount ?? "0") - (before.payments.get(position) ?? 0n);
          expect(-money(check.payments?.[index]?.amount ?? "0") <= left).toBe(true);
        }
      }
    }),
    cases,
  );
});

test("bonuses to take back grow with the goods that come back, to all that the sale earned", () => {
  fc.assert(
    fc.property(anyRefunds, ({ input, way, pieces, kept }) => {
      const { sold, step } = paidBy(way, input);
      const refunds = refundAll(sold, step, pieces, kept).map(({ refund }) => refund);
      let [earned, goods] = [0n, 0n];
      for (const { due } of refunds) {
        expect(due.earned >= earned && due.goods >= goods).toBe(true);
        [earned, goods] = [due.earned, due.goods];
      }
      const { bonuses_added_amount, promo_bonuses_added_amount, goods_amount_to_pay } = sold.totals;
      expect([earned, goods]).toEqual([
        money(bonuses_added_amount) + money(promo_bonuses_added_amount),
        money(goods_amount_to_pay),
      ]);
    }),
    cases,
  );
});
