import { expect, test } from "vitest";
import { checks, onlyCase, seed } from "../../test/cases.ts";
import { zero } from "../../test/oracle/rational.ts";
import { type Back, backWith, refundDifference } from "../../test/oracle/refunded.ts";
import { Chance } from "../../test/random/chance.ts";
import { failure } from "../../test/random/report.ts";
import { drawSale } from "../../test/random/sale.ts";
import { parseMoney, parseQuantity, quantityText } from "../money/index.ts";
import type { PriceInput } from "../sale/input.ts";
import { price } from "../sale/price.ts";
import { type RefundedBefore, refundCheck } from "./refund-check.ts";

// A second calculation of refunds in exact fractions, written from the rule that each column of a line goes back by the quantity that has come
// back so far, on random checks with all features, refunded in random pieces.

/** How many refunds of a check were compared, or what is wrong with one of them. */
function compared(number: number, input: PriceInput): number | string {
  const outcome = price(input);
  if (!outcome.ok) return 0;
  const sold = outcome.check;
  const chance = new Chance(seed ^ 0x4e7, number);
  let oracle: Back = { quantities: new Map(), delivery: zero, tip: zero, payments: [] };
  const before = { lines: new Map<string, bigint>(), delivery: 0n, tip: 0n, payments: new Map<number, bigint>() };
  let refunds = 0;
  for (let piece = 0; piece < 4; piece += 1) {
    const lines = sold.lines.flatMap(({ id, quantity }) => {
      const left = (parseQuantity(quantity) ?? 0n) - (before.lines.get(id) ?? 0n);
      if (left === 0n || chance.in100(40)) return [];
      const back = chance.in100(30) ? left : (left * BigInt(chance.between(0, 1000))) / 1000n;
      return back === 0n ? [] : [{ id, quantity: quantityText(back) }];
    });
    const delivery = chance.pick(undefined, true, false);
    const tip = chance.pick(undefined, true, false);
    const copy: RefundedBefore = { ...before, lines: new Map(before.lines), payments: new Map(before.payments) };
    const refunded = refundCheck(sold, copy, { lines, delivery, tip });
    if (!refunded.ok) {
      if (refunded.refusal.code !== "refund.nothing") return refunded.refusal.code;
      continue;
    }
    const { refund } = refunded;
    const after = backWith(sold, oracle, refund);
    const problem = refundDifference(sold, oracle, after, refund);
    if (problem) return problem;
    refunds += 1;
    oracle = after;
    for (const [id, line] of refund.returned)
      if (lines.some((one) => one.id === id)) before.lines.set(id, line.before + line.now);
    const money = (text: string) => parseMoney(text, sold.currency) ?? 0n;
    before.delivery -= money(refund.check.totals.delivery_amount);
    before.tip -= money(refund.check.totals.tip_amount);
    for (const [index, position] of refund.positions.entries())
      before.payments.set(
        position,
        (before.payments.get(position) ?? 0n) - money(refund.check.payments?.[index]?.amount ?? "0"),
      );
  }
  return refunds;
}

const count = onlyCase === undefined ? Math.ceil(checks.oracle / 4) : 1;
test(
  `an independent oracle and the engine agree on every column, total and payment of the refunds of ${count} random checks, seed ${seed}`,
  () => {
    const first = onlyCase ?? 0;
    let refunds = 0;
    for (let number = first; number < first + count; number += 1) {
      const input = drawSale(seed, number);
      const found = compared(number, input);
      if (typeof found === "string")
        throw failure("oracle and engine differ on a refund", number, input, (tried) => {
          const complaint = compared(number, tried);
          return typeof complaint === "string" ? complaint : undefined;
        });
      refunds += found;
    }
    expect(onlyCase !== undefined || refunds > count).toBe(true);
  },
  60_000 + count * 8,
);
