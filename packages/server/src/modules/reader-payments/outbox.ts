import type { ReaderRefundKind } from "@patron/contract/enums";
import { Failure } from "@patron/contract/kit";
import { newId } from "#kit/id.ts";
import type { Tenant } from "#kit/tenant.ts";
import { addRefund, getPaidOf, getRunningOf, savePayment } from "./queries.ts";

/** A sale, with its latest payment through a reader; a sale without one costs nothing here. */
interface Sale {
  id: string;
  reader_payment_id: string | null;
}

/** Has the payment service asked about a payment; at most one question waits. Without it, the schedule asks within a minute. */
export const requestStep = (tenant: Tenant, paymentId: string, at: Date | null = null) =>
  tenant.job(
    "reader_payments.step",
    { business_id: tenant.businessId, payment_id: paymentId },
    at,
    `reader payment ${paymentId}`,
  );

/** The same for what goes back to a card. */
export const requestRefund = (tenant: Tenant, refundId: string, at: Date | null = null) =>
  tenant.job(
    "reader_payments.refund",
    { business_id: tenant.businessId, refund_id: refundId },
    at,
    `reader refund ${refundId}`,
  );

/** Fails while the reader takes the payment of a locked sale: it could be charged beside another payment. */
export async function refuseRunning(tenant: Tenant, { id, reader_payment_id }: Sale): Promise<void> {
  if (reader_payment_id === null) return;
  if (await tenant.maybe(getRunningOf(id))) throw new Failure("reader_payment.running");
}

/** Cancels what runs of a sale at the reader, or has the charge of a sold one returned in full. */
export async function undoPayment(tenant: Tenant, sale: Sale & { pos_id: string | null }, now: Date): Promise<void> {
  if (sale.reader_payment_id === null) return;
  await stopRunning(tenant, sale.id, now);
  const paid = await tenant.maybe(getPaidOf(sale.id));
  if (paid) await returnCharge(tenant, sale, { id: sale.id, kind: "cancellation", amount: paid.amount }, now);
}

/** Has the reader stop taking the payment of a sale. */
export async function stopRunning(tenant: Tenant, saleId: string, now: Date): Promise<void> {
  const running = await tenant.maybe(getRunningOf(saleId));
  if (!running) return;
  await tenant.run(savePayment(running.id, { state: "canceling", due_dt: now }, now));
  await requestStep(tenant, running.id);
}

/** Has a part of what a card was charged for a sale returned to it: `id` is the transaction that returns it. Nothing for other sales. */
export async function returnCharge(
  tenant: Tenant,
  sale: Sale & { pos_id: string | null },
  { id, kind, amount }: { id: string; kind: ReaderRefundKind; amount: bigint },
  now: Date,
): Promise<void> {
  if (sale.reader_payment_id === null || amount <= 0n) return;
  const paid = await tenant.maybe(getPaidOf(sale.id));
  if (!paid) return;
  const refundId = newId();
  const about = { payment_id: paid.id, pos_id: paid.pos_id, transaction_id: id };
  const stamps = { due_dt: now, created_dt: now, modified_dt: now };
  await tenant.run(addRefund({ id: refundId, ...about, kind, amount, ...stamps }));
  await requestRefund(tenant, refundId);
}
