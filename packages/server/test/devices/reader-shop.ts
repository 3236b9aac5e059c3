import { randomUUID } from "node:crypto";
import { calls } from "@patron/contract/routes";
import { readerQueries } from "../../src/modules/reader-payments/public.ts";
import { stepPayment } from "../../src/modules/reader-sales/pay.ts";
import { returnToCard } from "../../src/modules/reader-sales/return.ts";
import type { TestServer } from "../server.ts";
import { type SaleBody, type Shop, shop } from "../shop.ts";
import type { startStripe } from "./stripe.ts";
import { atReader } from "./stripe-payments.ts";

type Stripe = Awaited<ReturnType<typeof startStripe>>;
const d = calls.terminalDevices;
const r = calls.readerPayments;

/** A new idempotency key. */
export const key = () => ({ idempotencyKey: randomUUID() });

/** Shops whose till has a card reader, and what their payments come to. */
export function readerBench(server: TestServer, stripe: Stripe) {
  let shops = 0;
  const of = (transactionId: string) => ({ path: { transactionId } });
  const step = (s: Shop, id: string) => stepPayment(server, s.w.businessId, id);
  const paymentsOf = async (s: Shop, id: string) => s.w.owner.request(r.ofTransaction, of(id));
  /** Asks Stripe about everything of the sale that is not over, as its jobs do, so often. */
  async function run(s: Shop, id: string, times = 1): Promise<void> {
    for (let time = 0; time < times; time++) {
      const { payments, refunds } = await paymentsOf(s, id);
      for (const one of payments) await step(s, one.id);
      for (const one of refunds) await returnToCard(server, s.w.businessId, one.id);
    }
  }
  return {
    ...{ of, step, paymentsOf, run },
    async readerShop() {
      const s = await shop(server);
      shops += 1;
      const secret_key = `sk_test_reader_${shops}`;
      const path = { terminalId: s.terminalId };
      await s.w.owner.request(d.changeStripe, { path, body: { secret_key } });
      const place = { display_name: "Podil", line1: "Podil 1", city: "Kyiv", country: "UA" };
      await s.w.owner.request(d.changeStripeLocation, { path, body: place });
      await s.w.owner.request(d.changeStripe, { path, body: { registration_code: "simulated-wpe", active: true } });
      const account = stripe.accountOf(secret_key);
      return { ...s, secret_key, account, customer: atReader(account) };
    },
    /** Reserves 4 A for 40.00 to be paid by card, unless told otherwise. */
    async reserve(s: Shop, body: Partial<SaleBody> = {}) {
      const card = [{ payment_type: "bank-card" as const }];
      const request = { items: [{ code: "A", quantity: "4" }], payments: card, ...body };
      return (await s.till.request(calls.term.reserve, { body: request }, key())).transaction;
    },
    start: (s: Shop, id: string, till = s.till) => till.request(r.start, of(id), key()),
    stop: (s: Shop, id: string) => s.till.request(r.stop, of(id), key()),
    shown: (s: Shop, id: string) => s.till.request(r.ofCheck, of(id)),
    sale: async (s: Shop, id: string) => (await s.till.request(calls.term.check, of(id))).transaction,
    cancel: (s: Shop, transaction_id: string) => s.till.request(calls.term.cancel, { body: { transaction_id } }, key()),
    told: async (s: Shop) =>
      (await s.w.owner.request(calls.notifications.list, {})).items.filter(
        ({ event }) => event === "card-not-refunded",
      ),
    /** Claims a payment as a server that is then killed. */
    claim: (s: Shop, id: string) =>
      s.w.inside((tenant) => tenant.one(readerQueries.claimPayment(id, server.clock.now(), new Date(0)))),
    later: (minutes: number) => server.clock.forward(minutes * 60_000),
  };
}
