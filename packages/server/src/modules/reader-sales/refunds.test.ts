import { randomUUID } from "node:crypto";
import type { transactions } from "@patron/contract";
import { EXPORT_TYPES } from "@patron/contract/client";
import type { FiltersOf } from "@patron/contract/kit";
import { calls } from "@patron/contract/routes";
import { afterAll, describe, expect, test } from "vitest";
import { key, readerBench } from "../../../test/devices/reader-shop.ts";
import { startStripe } from "../../../test/devices/stripe.ts";
import { startTestServer } from "../../../test/server.ts";
import { readerQueries } from "../reader-payments/public.ts";

const stripe = await startStripe();
afterAll(() => stripe.close());
const server = await startTestServer({ PATRON_STRIPE_URL: stripe.url });
const { of, readerShop, reserve, start, run, cancel, paymentsOf, told, later } = readerBench(server, stripe);
type Shop = Awaited<ReturnType<typeof readerShop>>;

/** A sale of 4 A for 40.00 that was paid at the reader. */
async function sold(body: Parameters<typeof reserve>[1] = {}) {
  const s = await readerShop();
  const { id } = await reserve(s, body);
  await start(s, id);
  await run(s, id, 2);
  s.customer.pay();
  await run(s, id);
  return { s, id };
}
async function refund(s: Shop, id: string, quantity: string, caller: "till" | "office" = "till") {
  const { check } = await s.till.request(calls.term.check, of(id));
  const lines = [{ id: check.items[0]?.id ?? "", quantity }];
  const asked = { ...of(id), body: { lines } };
  const done =
    caller === "till"
      ? await s.till.request(calls.refunds.tillAdd, asked, key())
      : await s.w.owner.request(calls.refunds.add, asked, key());
  return done.transaction.id;
}
const backOf = ({ account }: Shop) => [...account.refunds.values()].map(({ amount, status }) => [amount, status]);

describe("money of a sale at the card reader goes back to the card", () => {
  test("line by line, from the till and the back office, and not more than was paid", async () => {
    const { s, id } = await sold();
    const first = await refund(s, id, "1");
    expect((await paymentsOf(s, first)).refunds).toMatchObject([{ kind: "refund", state: "waiting", amount: "10.00" }]);
    await refund(s, id, "3", "office");
    await run(s, id);
    expect(backOf(s)).toEqual([
      [1000, "succeeded"],
      [3000, "succeeded"],
    ]);
    const { refunds } = await paymentsOf(s, id);
    expect(refunds).toMatchObject([
      { state: "returned", card_last4: "4242", refund_id: expect.stringMatching(/^re_/) },
      { state: "returned", amount: "30.00" },
    ]);
  });

  test("in full when the sale is cancelled", async () => {
    const { s, id } = await sold();
    await cancel(s, id);
    await run(s, id);
    expect(backOf(s)).toEqual([[4000, "succeeded"]]);
    expect((await paymentsOf(s, id)).refunds).toMatchObject([{ kind: "cancellation", state: "returned" }]);
  });

  test("only as far as the card paid", async () => {
    const payments = [
      { payment_type: "cash" as const, amount: "15.00" },
      { payment_type: "bank-card" as const, amount: "25.00" },
    ];
    const { s, id } = await sold({ payments });
    await refund(s, id, "4");
    await run(s, id);
    expect(backOf(s)).toEqual([[2500, "succeeded"]]);
  });

  test("and waits for a bank that takes its time", async () => {
    const { s, id } = await sold();
    s.account.bank = "waits";
    await cancel(s, id);
    await run(s, id);
    expect((await paymentsOf(s, id)).refunds).toMatchObject([{ state: "pending", due_dt: expect.any(String) }]);
    for (const one of s.account.refunds.values()) one.status = "succeeded";
    await run(s, id);
    expect((await paymentsOf(s, id)).refunds).toMatchObject([{ state: "returned" }]);
    expect(backOf(s)).toHaveLength(1);
  });
});

describe("a refund to a card is made once", () => {
  test.each(["broken", "unreachable", "answer-lost"] as const)("although Stripe is %s", async (fault) => {
    const { s, id } = await sold();
    await cancel(s, id);
    stripe.failAt("POST /v1/refunds", fault, fault);
    await run(s, id);
    expect((await paymentsOf(s, id)).refunds).toMatchObject([{ state: "waiting", problem: expect.any(String) }]);
    expect(await told(s)).toEqual([]);
    later(1);
    await run(s, id);
    expect(backOf(s)).toEqual([[4000, "succeeded"]]);
    expect((await paymentsOf(s, id)).refunds).toMatchObject([{ state: "returned" }]);
  });

  test("although its answer was lost more than a day ago, when Stripe has forgotten the attempt's key", async () => {
    const { s, id } = await sold();
    await refund(s, id, "1");
    stripe.failAt("POST /v1/refunds", "answer-lost", "answer-lost");
    await run(s, id);
    stripe.forgetKeys();
    later(2 * 24 * 60);
    await run(s, id);
    expect(backOf(s)).toEqual([[1000, "succeeded"]]);
  });

  test("although servers send it at the same moment, or one was killed while it did", async () => {
    const { s, id } = await sold();
    await cancel(s, id);
    await Promise.all([run(s, id), run(s, id), run(s, id)]);
    expect(backOf(s)).toHaveLength(1);
    const again = await sold();
    await cancel(again.s, again.id);
    const [one] = (await paymentsOf(again.s, again.id)).refunds;
    const now = server.clock.now();
    await again.s.w.inside((tenant) => tenant.one(readerQueries.claimRefund(one?.id ?? "", now, new Date(0))));
    await run(again.s, again.id);
    expect(backOf(again.s)).toEqual([]);
    later(2);
    await run(again.s, again.id);
    expect(backOf(again.s)).toEqual([[4000, "succeeded"]]);
  });
});

test("payments and refunds at card readers are found by their state, and a completed reservation as a sale", async () => {
  const { s, id } = await sold();
  const declined = await reserve(s);
  await start(s, declined.id);
  await run(s, declined.id, 2);
  s.customer.decline();
  await run(s, declined.id);
  s.account.bank = "refuses";
  const refunded = await refund(s, id, "1");
  await run(s, id);
  const find = async (query: FiltersOf<typeof transactions.list>) => {
    const { items, total } = await s.w.owner.request(calls.transactions.list, { query });
    expect(total).toBe(items.length);
    return items.map((one) => one.id);
  };
  expect(await find({ reader_payment: "paid" })).toEqual([id]);
  expect(await find({ reader_payment: "declined" })).toEqual([declined.id]);
  expect(await find({ reader_payment: "failed" })).toEqual([]);
  expect(await find({ reader_refund: "failed" })).toEqual([refunded]);
  expect(await find({ reader_refund: "returned" })).toEqual([]);
  expect(await find({ shown_type: "sale" })).toEqual([id]);
  expect(await find({ shown_type: "reserve" })).toEqual([declined.id]);
  expect(await find({ transaction_type: "sale" })).toEqual([]);
  expect(await find({ shown_type: "refund" })).toEqual([refunded]);
});

test("somebody who may not see payments at card readers does not find transactions by them either", async () => {
  const { s } = await sold();
  await s.w.owner.request(calls.business.changeRoleBasedModel, { body: { active: true } });
  const marketer = await s.w.member({ roles: ["marketing"] });
  expect((await marketer.request(calls.transactions.list, { query: {} })).items).toHaveLength(1);
  const denied = { code: "access.denied", details: { roles: expect.arrayContaining(["accountant"]) } };
  for (const target of ["/transactions?reader_payment=paid", "/transactions?reader_refund=failed"]) {
    const page = await marketer.send({ method: "GET", target, headers: {} });
    expect([page.status, page.body]).toMatchObject([403, denied]);
    const file = await marketer.send({ method: "GET", target, headers: { accept: EXPORT_TYPES.csv } });
    expect(file.status).toBe(403);
  }
});

describe("a refund that the bank does not take", () => {
  test("stays visible with its reason, people are told once, and it is sent again by itself and by hand", async () => {
    const { s, id } = await sold();
    s.account.bank = "refuses";
    await cancel(s, id);
    await run(s, id);
    const [failed] = (await paymentsOf(s, id)).refunds;
    const reason = { problem: "refund-failed", error_text: "expired_or_canceled_card" };
    expect(failed).toMatchObject({ state: "failed", ...reason, due_dt: expect.any(String) });
    expect(await told(s)).toHaveLength(1);
    later(2);
    await run(s, id);
    expect(await told(s)).toHaveLength(1);
    s.account.bank = "takes";
    const path = { readerRefundId: failed?.id ?? "" };
    expect(await s.w.owner.request(calls.readerPayments.repeatRefund, { path }, key())).toMatchObject({
      state: "failed",
    });
    await run(s, id);
    expect((await paymentsOf(s, id)).refunds).toMatchObject([{ state: "returned", problem: null }]);
    expect(backOf(s).filter(([, status]) => status === "succeeded")).toEqual([[4000, "succeeded"]]);
    const done = s.w.owner.request(calls.readerPayments.repeatRefund, { path }, key());
    await expect(done).rejects.toMatchObject({ code: "reader_refund.done" });
    const missing = s.w.owner.request(
      calls.readerPayments.repeatRefund,
      { path: { readerRefundId: randomUUID() } },
      key(),
    );
    await expect(missing).rejects.toMatchObject({ code: "reader_refund.not_found" });
  });

  test("because somebody has refunded it at Stripe says so", async () => {
    const { s, id } = await sold();
    const [intent] = [...s.account.intents.values()];
    s.account.refunds.set("re_else", {
      ...{ id: "re_else", object: "refund", payment_intent: intent?.id ?? "", amount: 4000 },
      ...{ status: "succeeded", metadata: {} },
    });
    await cancel(s, id);
    await run(s, id);
    expect((await paymentsOf(s, id)).refunds).toMatchObject([{ state: "failed", problem: "refused" }]);
  });

  test("because the key was revoked is sent when it is good again", async () => {
    const { s, id } = await sold();
    await cancel(s, id);
    stripe.revoke(s.secret_key);
    await run(s, id);
    expect((await paymentsOf(s, id)).refunds).toMatchObject([{ state: "failed", problem: "key-refused" }]);
    stripe.restore(s.secret_key);
    later(2);
    await run(s, id);
    expect(backOf(s)).toEqual([[4000, "succeeded"]]);
  });
});
