import { calls } from "@patron/contract/routes";
import { afterAll, describe, expect, test } from "vitest";
import { key, readerBench } from "../../../test/devices/reader-shop.ts";
import { startStripe } from "../../../test/devices/stripe.ts";
import { startTestServer } from "../../../test/server.ts";
import { shop, tillOf } from "../../../test/shop.ts";
import { stripeAmount } from "../../adapters/stripe-payments.ts";

const stripe = await startStripe();
afterAll(() => stripe.close());
const server = await startTestServer({ PATRON_STRIPE_URL: stripe.url });
const { of, readerShop, reserve, start, stop, run, shown, sale, cancel, paymentsOf } = readerBench(server, stripe);
const r = calls.readerPayments;

/** A sale that the reader shows. */
async function presented(body: Parameters<typeof reserve>[1] = {}) {
  const s = await readerShop();
  const { id } = await reserve(s, body);
  await start(s, id);
  await run(s, id, 2);
  return { s, id };
}
const chargesOf = ({ account }: Awaited<ReturnType<typeof readerShop>>) =>
  [...account.intents.values()].filter(({ status }) => status === "succeeded").length;

describe("a payment at the card reader", () => {
  test("is shown there, and finishes its sale once the card is charged", async () => {
    const s = await readerShop();
    expect((await s.till.request(calls.term.facts, {})).card_reader).toBe(true);
    const { id } = await reserve(s);
    expect(await start(s, id)).toMatchObject({ state: "waiting", amount: "40.00", currency: "UAH", payment_id: null });
    expect(s.account.intents.size).toBe(0);
    await run(s, id, 2);
    expect(await shown(s, id)).toMatchObject({ state: "on-reader" });
    const [intent] = [...s.account.intents.values()];
    expect(intent).toMatchObject({ amount: 4000, currency: "uah", status: "requires_payment_method" });
    await run(s, id);
    expect((await sale(s, id)).status).toBe("authorized");
    s.customer.pay();
    await run(s, id);
    const paid = { state: "paid", card_brand: "visa", card_last4: "4242", payment_id: intent?.id, problem: null };
    expect(await shown(s, id)).toMatchObject(paid);
    expect(await sale(s, id)).toMatchObject({ status: "success", payment_types: ["bank-card"] });
    await run(s, id);
    expect(chargesOf(s)).toBe(1);
    const receipt = await s.till.request(calls.term.receipt, of(id));
    expect(receipt).toContain("4242");
    expect(receipt).toContain(intent?.id);
  });

  test("takes only the card's part of a sale that is paid in two ways", async () => {
    const payments = [
      { payment_type: "cash" as const, amount: "15.00" },
      { payment_type: "bank-card" as const, amount: "25.00" },
    ];
    const { s, id } = await presented({ payments });
    expect([...s.account.intents.values()]).toMatchObject([{ amount: 2500 }]);
    s.customer.pay();
    await run(s, id);
    expect(await sale(s, id)).toMatchObject({ status: "success", payment_types: ["bank-card", "cash"] });
  });

  test("takes all of a check that was reserved without payments", async () => {
    const { s, id } = await presented({ payments: null });
    s.customer.pay();
    await run(s, id);
    expect(await sale(s, id)).toMatchObject({ status: "success", payment_types: ["bank-card"] });
  });

  test("that the bank declines says why, and another attempt is another payment", async () => {
    const { s, id } = await presented();
    s.customer.decline();
    await run(s, id);
    const declined = { state: "declined", problem: "card-declined", error_text: "Your card has insufficient funds." };
    expect(await shown(s, id)).toMatchObject(declined);
    expect((await sale(s, id)).status).toBe("authorized");
    await start(s, id);
    await run(s, id, 2);
    s.customer.pay();
    await run(s, id);
    expect([...s.account.intents.values()].map(({ status }) => status)).toEqual(["canceled", "succeeded"]);
    expect((await sale(s, id)).status).toBe("success");
  });

  test("that the customer gives up at the reader is cancelled, and the sale can be paid otherwise", async () => {
    const { s, id } = await presented();
    s.customer.giveUp();
    await run(s, id);
    expect(await shown(s, id)).toMatchObject({ state: "canceled", problem: "customer-canceled" });
    const body = { transaction_id: id, payments: [{ payment_type: "cash" as const }] };
    const done = await s.till.request(calls.term.finalize, { body }, key());
    expect(done.transaction.payment_types).toEqual(["cash"]);
    await cancel(s, id);
    expect((await paymentsOf(s, id)).refunds).toEqual([]);
  });

  test("is cancelled by the till, and the reader is free", async () => {
    const { s, id } = await presented();
    expect(await stop(s, id)).toMatchObject({ state: "canceling" });
    await run(s, id);
    expect(await shown(s, id)).toMatchObject({ state: "canceled", problem: null });
    expect(s.account.actions.size).toBe(0);
    expect([...s.account.intents.values()]).toMatchObject([{ status: "canceled" }]);
    // Once over, it stays as it is.
    expect(await stop(s, id)).toMatchObject({ state: "canceled" });
  });

  test("that is cancelled before it reached Stripe never reaches it", async () => {
    const s = await readerShop();
    const { id } = await reserve(s);
    await start(s, id);
    await stop(s, id);
    await run(s, id);
    expect(await shown(s, id)).toMatchObject({ state: "canceled" });
    expect(s.account.intents.size).toBe(0);
  });

  test("that the customer made just before the till cancelled it is a sale", async () => {
    const { s, id } = await presented();
    s.customer.pay();
    await stop(s, id);
    await run(s, id);
    expect(await shown(s, id)).toMatchObject({ state: "paid" });
    expect((await sale(s, id)).status).toBe("success");
  });

  test("ends by itself when nobody pays for five minutes", async () => {
    const { s, id } = await presented();
    server.clock.forward(6 * 60_000);
    await run(s, id);
    expect(await shown(s, id)).toMatchObject({ state: "failed", problem: "reader-timeout" });
    expect(s.account.actions.size).toBe(0);
  });
});

describe("one payment at a time", () => {
  test("although it is begun many times at once", async () => {
    const s = await readerShop();
    const { id } = await reserve(s);
    const begun = await Promise.all(Array.from({ length: 6 }, () => start(s, id)));
    expect(new Set(begun.map((one) => one.id)).size).toBe(1);
    await Promise.all(Array.from({ length: 4 }, () => run(s, id)));
    await run(s, id, 2);
    expect(s.account.intents.size).toBe(1);
    expect(stripe.asked("process_payment_intent")).toBeGreaterThan(0);
  });

  test("for each reader: another sale waits for it or cancels the first one", async () => {
    const { s, id } = await presented();
    const other = await reserve(s);
    const busy = { code: "reader_payment.busy", details: { transaction_id: id } };
    await expect(start(s, other.id)).rejects.toMatchObject(busy);
    await cancel(s, id);
    await start(s, other.id);
    await run(s, id);
    await run(s, other.id, 2);
    expect([...s.account.intents.values()].map(({ status }) => status)).toEqual([
      "canceled",
      "requires_payment_method",
    ]);
  });

  test("so a sale cannot be finished in another way while the reader takes it", async () => {
    const { s, id } = await presented();
    const body = { transaction_id: id };
    const running = { code: "reader_payment.running", status: 409 };
    await expect(s.till.request(calls.term.finalize, { body }, key())).rejects.toMatchObject(running);
    await expect(s.w.owner.request(calls.transactions.finalize, { body })).rejects.toMatchObject(running);
  });
});

describe("a payment at the card reader is refused", () => {
  test("for what is not a reserved check of this till, or has run out", async () => {
    const s = await readerShop();
    const { id } = await reserve(s);
    const other = await s.w.make.terminal(s.posId);
    const till = await tillOf(s.w, other.id);
    await expect(start(s, id, till)).rejects.toMatchObject({ code: "transaction.not_found" });
    await expect(till.request(r.ofCheck, of(id))).rejects.toMatchObject({ code: "transaction.not_found" });
    await expect(till.request(r.stop, of(id))).rejects.toMatchObject({ code: "transaction.not_found" });
    const sold = await s.sell({ items: [{ code: "A", quantity: "1" }] });
    await expect(start(s, sold.transaction.id)).rejects.toMatchObject({ code: "transaction.state" });
    server.clock.forward(2 * 86_400_000);
    await expect(start(s, id)).rejects.toMatchObject({ code: "transaction.expired" });
    const missing = of("018f0000-0000-7000-8000-000000000000");
    await expect(s.w.owner.request(r.ofTransaction, missing)).rejects.toMatchObject({ code: "transaction.not_found" });
  });

  test("where no reader is on, cards are not taken, or there is nothing for it to take", async () => {
    const plain = await shop(server);
    const kept = await reserve(plain);
    await expect(start(plain, kept.id)).rejects.toMatchObject({ code: "terminal_device.inactive" });
    await expect(shown(plain, kept.id)).rejects.toMatchObject({ code: "reader_payment.not_found" });
    await expect(stop(plain, kept.id)).rejects.toMatchObject({ code: "reader_payment.not_found" });
    const s = await readerShop();
    const cash = await reserve(s, { payments: [{ payment_type: "cash" }] });
    await expect(start(s, cash.id)).rejects.toMatchObject({ code: "reader_payment.amount" });
    const free = await reserve(s);
    await s.application({ payment_types_allowed: ["cash"] });
    await expect(start(s, free.id)).rejects.toMatchObject({ code: "payments.type_not_allowed" });
  });
});

test.each([
  [1999n, "UAH", 1999],
  [500n, "JPY", 500],
  [500n, "ISK", 50_000],
  [1250n, "KWD", 1250],
  [1255n, "KWD", undefined],
  [300n, "MGA", 3],
  [350n, "MGA", undefined],
  [100_000_000n, "UAH", undefined],
] as const)("%s minor units of %s are %s for Stripe", (minor, currency, amount) => {
  expect(stripeAmount(minor, currency)).toBe(amount);
});
