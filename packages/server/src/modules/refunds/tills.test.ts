import { randomUUID } from "node:crypto";
import type { refunds } from "@patron/contract";
import type { BodyOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { expect, test } from "vitest";
import { startTestServer } from "../../../test/server.ts";
import { type Shop, shop } from "../../../test/shop.ts";
import { prove } from "../../ledger/proof.ts";

const server = await startTestServer();
const key = () => ({ idempotencyKey: randomUUID() });
const cancel = (s: Shop, transaction_id: string) =>
  s.w.owner.request(calls.transactions.cancel, { body: { transaction_id } }, key());

/** A member's sale of 4 A, which earned a tenth. */
async function sold() {
  const s = await shop(server);
  await s.rule({ title: "Tenth back", action_type: "charge-check-percent", value: "10", charge_target: "bonuses" });
  const customer_id = await s.member("100.00");
  const payments = [{ payment_type: "cash" as const }];
  const { transaction, check } = await s.sell({ items: [{ code: "A", quantity: "4" }], customer_id, payments });
  return { s, customer_id, transaction, a: check.items[0]?.id ?? "" };
}

const shownAt = (s: Shop, transactionId: string, body: BodyOf<typeof refunds.tillPreview>) =>
  s.till.request(calls.refunds.tillPreview, { path: { transactionId }, body });
const refundAt = (s: Shop, transactionId: string, body: BodyOf<typeof refunds.tillAdd>) =>
  s.till.request(calls.refunds.tillAdd, { path: { transactionId }, body }, key());

test("a till refunds its own sales as the preview shows, and no other till's", async () => {
  const { s, transaction, customer_id, a } = await sold();
  const lines = [{ id: a, quantity: "2" }];
  const shown = await shownAt(s, transaction.id, { lines });
  const { transaction: made } = await refundAt(s, transaction.id, { lines, fingerprint: shown.fingerprint });
  expect(made.totals).toEqual(shown.check.totals);
  expect(await s.balance(customer_id)).toBe(shown.postings.at(-1)?.balance_after);
  const { returned } = await s.till.request(calls.term.check, { path: { transactionId: transaction.id } });
  expect(returned).toEqual([{ line_id: a, quantity: "2.000" }]);
  const other = await sold();
  for (const call of [shownAt, refundAt])
    await expect(call(other.s, transaction.id, { lines })).rejects.toMatchObject({ code: "transaction.not_found" });
  expect(await s.w.inside(prove)).toEqual([]);
});

test("a till is refused what the back office is refused", async () => {
  const { s, transaction, customer_id, a } = await sold();
  const both = async (code: string, id: string, body: BodyOf<typeof refunds.tillPreview>) => {
    for (const call of [shownAt, refundAt]) await expect(call(s, id, body)).rejects.toMatchObject({ code });
  };
  const one = { id: a, quantity: "1" };
  await both("refund.nothing", transaction.id, { lines: [] });
  await both("refund.line", transaction.id, { lines: [one, one] });
  await both("refund.quantity", transaction.id, { lines: [{ id: a, quantity: "5" }] });
  await both("refund.payments", transaction.id, { lines: [one], payments: [] });
  const { fingerprint } = await shownAt(s, transaction.id, { lines: [one] });
  const { transaction: made } = await refundAt(s, transaction.id, { lines: [one] });
  await expect(refundAt(s, transaction.id, { lines: [one], fingerprint })).rejects.toMatchObject({
    code: "refund.outdated",
  });
  await both("refund.not_a_sale", made.id, { lines: [one] });
  const { transaction: cancelled } = await s.sell({ items: [{ code: "A", quantity: "1" }] });
  await cancel(s, cancelled.id);
  await both("transaction.state", cancelled.id, { lines: [one] });
  const plain = await s.sell({ items: [{ code: "A", quantity: "9" }], customer_id });
  const amount = await s.balance(customer_id);
  const body = { loyalty_id: s.w.loyaltyId, customer_id, currency: "UAH", amount };
  await s.w.owner.request(calls.transactions.writeOffBonuses, { body }, key());
  await both("bonuses.spent", plain.transaction.id, { lines: [{ id: plain.check.items[0]?.id ?? "", quantity: "9" }] });
});
