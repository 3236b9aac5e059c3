import { calls } from "@patron/contract/routes";
import { afterAll, describe, expect, test } from "vitest";
import { readerBench } from "../../../test/devices/reader-shop.ts";
import { startStripe } from "../../../test/devices/stripe.ts";
import { startTestServer } from "../../../test/server.ts";
import { stripePayments } from "../../adapters/stripe-payments.ts";
import { readerQueries } from "../reader-payments/public.ts";
import { readerJobs } from "./jobs.ts";

const stripe = await startStripe();
afterAll(() => stripe.close());
const server = await startTestServer({ PATRON_STRIPE_URL: stripe.url });
const bench = readerBench(server, stripe);
const { readerShop, reserve, start, run, shown, sale, cancel, paymentsOf, told, claim, later } = bench;

/** A payment that Stripe has not heard of. */
async function begun() {
  const s = await readerShop();
  const { id } = await reserve(s);
  const payment = await start(s, id);
  return { s, id, payment };
}
async function presented() {
  const one = await begun();
  await run(one.s, one.id, 2);
  return one;
}
type Shop = Awaited<ReturnType<typeof readerShop>>;
const statusesOf = ({ account }: Shop) => [...account.intents.values()].map(({ status }) => status);

describe("nothing is charged twice", () => {
  test.each(["broken", "unreachable", "answer-lost", "html"] as const)(
    "although Stripe is %s when the payment is made there",
    async (fault) => {
      const { s, id } = await begun();
      // The library repeats a request once by itself.
      stripe.failAt("POST /v1/payment_intents", fault, fault);
      await run(s, id, 4);
      s.customer.pay();
      await run(s, id);
      expect(statusesOf(s)).toEqual(["succeeded"]);
      expect((await sale(s, id)).status).toBe("success");
    },
  );

  test.each(["broken", "unreachable", "answer-lost"] as const)(
    "although Stripe is %s when the reader is to show it",
    async (fault) => {
      const { s, id } = await begun();
      await run(s, id);
      stripe.failAt("process_payment_intent", fault, fault);
      await run(s, id);
      expect(await shown(s, id)).toMatchObject({ problem: fault === "broken" ? "service-failed" : "unreachable" });
      await run(s, id, 2);
      expect(await shown(s, id)).toMatchObject({ state: "on-reader", problem: null });
      s.customer.pay();
      await run(s, id);
      expect(statusesOf(s)).toEqual(["succeeded"]);
    },
  );

  test("although Stripe hangs while the reader is to show it and does not answer in time", async () => {
    const { s, id } = await begun();
    await run(s, id);
    // The library waits for ten seconds and asks again with the same key.
    stripe.failAt("process_payment_intent", "hangs");
    await run(s, id, 2);
    expect(await shown(s, id)).toMatchObject({ state: "on-reader", problem: null });
    s.customer.pay();
    await run(s, id);
    expect(statusesOf(s)).toEqual(["succeeded"]);
  });

  test("although the server is killed after Stripe made the payment and before that was stored", async () => {
    const { s, id, payment } = await begun();
    await claim(s, payment.id);
    const asked = await stripePayments(s.secret_key, stripe.url);
    await asked.create({ amount: 4000, currency: "UAH", key: `patron ${payment.id}`, about: payment.id });
    // It is still claimed by the server that has gone.
    await run(s, id);
    expect(await shown(s, id)).toMatchObject({ payment_id: null });
    later(2);
    await run(s, id, 2);
    s.customer.pay();
    await run(s, id);
    expect(statusesOf(s)).toEqual(["succeeded"]);
  });

  test("although the server is killed after the card was charged and before the sale was finished", async () => {
    const { s, id, payment } = await presented();
    s.customer.pay();
    await claim(s, payment.id);
    await run(s, id);
    expect((await sale(s, id)).status).toBe("authorized");
    later(2);
    // Nobody looks at the till: the schedule finds it.
    const due = await s.w.inside((tenant) => tenant.many(readerQueries.listDue(server.clock.now(), 1000)));
    expect(due.map(({ payment_id }) => payment_id)).toContain(payment.id);
    await readerJobs(server as unknown as Parameters<typeof readerJobs>[0])["reader_payments.find"]?.({}, new Date());
    await run(s, id);
    expect((await sale(s, id)).status).toBe("success");
    expect(statusesOf(s)).toEqual(["succeeded"]);
  });

  test("although several servers settle it at the same moment", async () => {
    const { s, id, payment } = await presented();
    s.customer.pay();
    await Promise.all(Array.from({ length: 5 }, () => bench.step(s, payment.id)));
    expect((await sale(s, id)).status).toBe("success");
    expect((await paymentsOf(s, id)).payments).toMatchObject([{ state: "paid" }]);
  });
});

describe("a payment that the till cancels while Stripe is out of reach", () => {
  test("says so, ends as cancelled, and not as failed", async () => {
    const { s, id } = await presented();
    stripe.failAt("GET /v1/payment_intents", "unreachable", "unreachable");
    await bench.stop(s, id);
    await run(s, id);
    expect(await shown(s, id)).toMatchObject({ state: "canceling", problem: "unreachable" });
    later(1);
    await run(s, id, 2);
    expect(await shown(s, id)).toMatchObject({ state: "canceled", problem: null, error_text: null });
    expect(statusesOf(s)).toEqual(["canceled"]);
  });
});

describe("nothing is charged and not sold", () => {
  test("a sale that is cancelled cancels its payment", async () => {
    const { s, id } = await presented();
    await cancel(s, id);
    await run(s, id);
    expect(statusesOf(s)).toEqual(["canceled"]);
    expect(await told(s)).toEqual([]);
  });

  test("a sale that was cancelled while the customer paid is returned to the card, and people are told", async () => {
    const { s, id } = await presented();
    s.customer.pay();
    await cancel(s, id);
    await run(s, id, 2);
    const { payments, refunds } = await paymentsOf(s, id);
    expect(payments).toMatchObject([{ state: "paid", problem: "not-sold" }]);
    expect(refunds).toMatchObject([{ kind: "not-sold", state: "returned", amount: "40.00" }]);
    expect([...s.account.refunds.values()]).toMatchObject([{ amount: 4000, status: "succeeded" }]);
    expect(await told(s)).toHaveLength(1);
    expect((await sale(s, id)).canceled).toBe(true);
  });

  test("a sale that cannot be finished any more is cancelled and returned to the card", async () => {
    const { s, id } = await presented();
    s.customer.pay();
    await s.application({ payment_types_allowed: ["cash"] });
    await run(s, id, 2);
    expect(await sale(s, id)).toMatchObject({ canceled: true, cancel_reason: "payments.type_not_allowed" });
    expect((await paymentsOf(s, id)).refunds).toMatchObject([{ kind: "not-sold", state: "returned" }]);
  });

  test("although Stripe is out of reach for an hour", async () => {
    const { s, id } = await presented();
    s.customer.pay();
    for (let hour = 0; hour < 8; hour++) {
      stripe.failAt("GET /v1/payment_intents", "unreachable", "unreachable");
      later(8);
      await run(s, id);
    }
    expect(await shown(s, id)).toMatchObject({ state: "on-reader", problem: "unreachable" });
    stripe.failAt("GET /v1/payment_intents");
    await run(s, id);
    expect((await sale(s, id)).status).toBe("success");
  });
});

describe("a reader that does not take the payment says why", () => {
  test.each([
    ["busy", "reader-busy"],
    ["offline", "reader-offline"],
  ] as const)("because it is %s, and the payment cannot be charged later", async (reader, problem) => {
    const { s, id } = await begun();
    s.account.reader = reader;
    await run(s, id, 2);
    expect(await shown(s, id)).toMatchObject({ state: "failed", problem });
    expect(statusesOf(s)).toEqual(["canceled"]);
    s.account.reader = "online";
    await start(s, id);
    await run(s, id, 2);
    s.customer.pay();
    await run(s, id);
    expect((await sale(s, id)).status).toBe("success");
  });

  test("because its key was revoked: before anything was made, or until the key is good again", async () => {
    const { s, id } = await begun();
    stripe.revoke(s.secret_key);
    await run(s, id);
    expect(await shown(s, id)).toMatchObject({ state: "failed", problem: "key-refused" });
    stripe.restore(s.secret_key);
    await start(s, id);
    await run(s, id, 2);
    s.customer.pay();
    stripe.revoke(s.secret_key);
    await run(s, id);
    expect(await shown(s, id)).toMatchObject({ state: "on-reader", problem: "key-refused" });
    stripe.restore(s.secret_key);
    await run(s, id);
    expect((await sale(s, id)).status).toBe("success");
  });

  test("because Stripe refuses the amount", async () => {
    const s = await readerShop();
    await s.goods("C", "0.10");
    const { id } = await reserve(s, { items: [{ code: "C", quantity: "1" }] });
    await start(s, id);
    await run(s, id);
    const refused = { state: "failed", problem: "refused", error_text: "Amount must be at least 50." };
    expect(await shown(s, id)).toMatchObject(refused);
  });

  test("because its payment was taken off the reader elsewhere", async () => {
    const { s, id } = await presented();
    s.account.actions.clear();
    await run(s, id);
    expect(await shown(s, id)).toMatchObject({ state: "failed", problem: "interrupted" });
    expect(statusesOf(s)).toEqual(["canceled"]);
  });

  test("because Stripe stays out of reach before it has made anything", async () => {
    const { s, id } = await begun();
    later(3);
    stripe.failAt("POST /v1/payment_intents", "unreachable", "unreachable");
    await run(s, id);
    expect(await shown(s, id)).toMatchObject({ state: "failed", problem: "unreachable" });
  });
});

test("another business does not see the payments of a sale", async () => {
  const [{ id }, other] = [await presented(), await readerShop()];
  const path = { transactionId: id };
  const missing = { code: "transaction.not_found" };
  await expect(other.w.owner.request(calls.readerPayments.ofTransaction, { path })).rejects.toMatchObject(missing);
  await expect(other.till.request(calls.readerPayments.ofCheck, { path })).rejects.toMatchObject(missing);
});
