import { calls } from "@patron/contract/routes";
import { inTenant, q } from "#kit/database/rows.ts";
import { newId } from "#kit/id.ts";
import type { Fixture } from "../../../test/fixtures.ts";
import { readerQueries } from "../reader-payments/public.ts";

/** A till with a card reader, a sale that was paid there, and what does not go back to its card. */
export const fixture: Fixture = async ({ w, till, terminalId, posId }, marker) => {
  const path = { terminalId };
  // The terminals have the same one later.
  await w.owner.request(calls.terminalDevices.changeStripe, { path, body: { secret_key: `sk_test_${marker}` } });
  const place = { display_name: "sample text", line1: "sample text", country: "UA" };
  await w.owner.request(calls.terminalDevices.changeStripeLocation, { path, body: place });
  const reader = { registration_code: "simulated-wpe", active: true };
  await w.owner.request(calls.terminalDevices.changeStripe, { path, body: reader });
  const body = { items: [{ code: "A", quantity: "1" }] };
  const reserved = await till.request(calls.term.reserve, { body }, { idempotencyKey: newId() });
  const [payment_id, id] = [newId(), newId()];
  const paidSale = await w.inside(async (tenant) => {
    const sale = q.selectFrom("transaction").select("id").where(inTenant()).where("status", "=", "success");
    const { id: transaction_id } = await tenant.one(sale.where("terminal_id", "=", terminalId).limit(1));
    const about = { terminal_id: terminalId, pos_id: posId, transaction_id };
    const paid = { state: "paid", paid_dt: new Date(), reader_id: "tmr_sample", intent_id: "pi_sample" } as const;
    await tenant.run(readerQueries.addPayment({ id: payment_id, ...about, ...paid, currency: "UAH", amount: 100n }));
    const failed = { kind: "refund", state: "failed", problem: "refused", amount: 100n, due_dt: new Date() } as const;
    await tenant.run(readerQueries.addRefund({ id, payment_id, pos_id: posId, transaction_id, ...failed }));
    return transaction_id;
  });
  return { reader_refund: id, paid_at_reader: paidSale, for_reader: reserved.transaction.id };
};
