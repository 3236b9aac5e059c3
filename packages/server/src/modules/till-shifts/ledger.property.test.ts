import { randomUUID } from "node:crypto";
import { calls } from "@patron/contract/routes";
import { moneyText, parseMoney } from "@patron/engine/money";
import fc from "fast-check";
import { expect, test } from "vitest";
import { startTestServer } from "../../../test/server.ts";
import { type Shop, shop } from "../../../test/shop.ts";

// Random sales, refunds, cancellations and movements: the report of a shift is the sum of its transactions, read one by one, to the cent.

const server = await startTestServer();
const key = () => ({ idempotencyKey: randomUUID() });
const minor = (text: string) => parseMoney(text, "UAH") ?? 0n;

const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant("sale" as const),
      a: fc.nat(5),
      b: fc.integer({ min: 1, max: 7 }),
      card: fc.boolean(),
      bonuses: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("refund" as const), which: fc.nat(20) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("cancel" as const), which: fc.nat(20) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant("move" as const),
      out: fc.boolean(),
      amount: fc.integer({ min: 1, max: 9_999 }),
    }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

async function run(s: Shop, shiftId: string, customer_id: string, steps: readonly Step[]) {
  const sales: string[] = [];
  const ids: string[] = [];
  let cancelled: string[] = [];
  let moved = 0n;
  for (const one of steps) {
    if (one.kind === "sale") {
      const items = [
        { line_id: "B", code: "B", quantity: String(one.b) },
        ...(one.a > 0 ? [{ line_id: "A", code: "A", quantity: String(one.a) }] : []),
      ];
      const payments = [{ payment_type: one.card ? ("bank-card" as const) : ("cash" as const) }];
      const { transaction } = await s.sell({ items, payments, ...(one.bonuses && { customer_id }) });
      sales.push(transaction.id);
      ids.push(transaction.id);
    } else if (one.kind === "move") {
      const amount = moneyText(BigInt(one.amount), "UAH");
      const body = { direction: one.out ? ("out" as const) : ("in" as const), amount, reason: "Change" };
      await s.till.request(calls.shifts.moveCash, { path: { shiftId }, body }, key());
      moved += one.out ? -BigInt(one.amount) : BigInt(one.amount);
    } else {
      const id = sales[one.which % Math.max(1, sales.length)];
      if (!id) continue;
      const path = { transactionId: id };
      const work =
        one.kind === "refund"
          ? s.till.request(calls.refunds.tillAdd, { path, body: { lines: [{ id: "B", quantity: "1" }] } }, key())
          : s.till.request(calls.term.cancel, { body: { transaction_id: id } }, key());
      const done = await work.catch(() => undefined);
      if (done && one.kind === "refund") ids.push(done.transaction.id);
      if (done && one.kind === "cancel") cancelled = [...cancelled, id];
    }
  }
  return { ids, cancelled, moved };
}

test("the report of a shift is the sum of its transactions", async () => {
  const s = await shop(server);
  await s.application({ cash_shift_required: true });
  await s.rule({ action_type: "charge-check-percent", value: "7" });
  await s.rule({ action_type: "discount-check-percent", value: "3" });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), async (steps) => {
      const { id } = await s.till.request(calls.shifts.open, { body: { opening_amount: "10.00" } }, key());
      const customer = await s.member();
      const { ids, cancelled, moved } = await run(s, id, customer, steps);
      const sums = { toPay: 0n, discount: 0n, bonuses: 0n, cash: 1000n + moved };
      for (const [transactionId, sign] of [
        ...ids.map((one) => [one, 1n] as const),
        ...cancelled.map((one) => [one, -1n] as const),
      ]) {
        const { transaction, check } = await s.till.request(calls.term.check, { path: { transactionId } });
        sums.toPay += sign * minor(transaction.totals.amount_to_pay);
        sums.discount += sign * minor(transaction.totals.discount_amount);
        sums.bonuses += sign * minor(transaction.totals.bonuses_added_amount);
        for (const { payment_type, amount } of check.payments)
          if (payment_type === "cash") sums.cash += sign * minor(amount);
      }
      const body = { counted_amount: moneyText(sums.cash > 0n ? sums.cash : 0n, "UAH") };
      const z = await s.till.request(calls.shifts.close, { path: { shiftId: id }, body }, key());
      const { sales, refunds } = z.report;
      const both = (name: "amount_to_pay" | "discount_amount" | "bonuses_added_amount") =>
        minor(sales[name]) + minor(refunds[name]);
      expect([both("amount_to_pay"), both("discount_amount"), both("bonuses_added_amount")]).toEqual([
        sums.toPay,
        sums.discount,
        sums.bonuses,
      ]);
      expect(minor(z.expected_amount ?? "")).toBe(sums.cash);
      expect(minor(z.turnover_amount ?? "")).toBe(sums.toPay);
      const paid = z.report.payments.reduce(
        (all, one) => all + minor(one.sales_amount) + minor(one.refunds_amount),
        0n,
      );
      expect(paid).toBe(sums.toPay);
      // What the customer holds is what the report says was earned.
      expect(minor(await s.balance(customer))).toBe(sums.bonuses);
    }),
    { numRuns: 12 },
  );
});
