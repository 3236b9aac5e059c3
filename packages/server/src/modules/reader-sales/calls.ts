import { readerPayments } from "@patron/contract";
import { parseMoney } from "@patron/engine";
import { newId } from "#kit/id.ts";
import { implement } from "#kit/implement.ts";
import type { Tenant } from "#kit/tenant.ts";
import { terminalOf } from "#kit/who.ts";
import { stripeAmount } from "../../adapters/stripe-payments.ts";
import {
  readerQueries as queries,
  requestRefund,
  requestStep,
  stopRunning,
  toPayment,
  toRefund,
} from "../reader-payments/public.ts";
import { lockOwn, lockUnfinished, readSite, refuseDuty, takesPayments } from "../selling/public.ts";
import { stripeOf } from "../terminals/public.ts";
import { readTransaction, unpackCheck } from "../transactions/public.ts";

/** The latest payment of a sale. */
const latest = async (tenant: Tenant, saleId: string) => (await tenant.many(queries.listPaymentsOf(saleId))).at(-1);

/** What a reader takes for a reserved check: its card payment, or all of it if it names no payments. Undefined if that is not one sum above zero. */
async function amountOf(tenant: Tenant, row: Awaited<ReturnType<typeof lockOwn>>): Promise<bigint | undefined> {
  const { payments } = row.trace ? await unpackCheck(tenant, row.trace) : { payments: null };
  if (!payments || payments.length === 0) return row.amount_to_pay > 0n ? row.amount_to_pay : undefined;
  const [card, ...others] = payments.filter(({ payment_type }) => payment_type === "bank-card");
  const amount = card && others.length === 0 ? (parseMoney(card.amount, row.currency) ?? 0n) : 0n;
  return amount > 0n ? amount : undefined;
}

export const readerPaymentCalls = implement(readerPayments, {
  async start({ path, tenant, who, now, fail, changed }) {
    const { terminalId } = terminalOf(who);
    await refuseDuty(tenant, terminalId, "sell");
    const row = await lockUnfinished(tenant, path.transactionId, now, terminalId);
    const running = await tenant.maybe(queries.getRunningOf(row.id));
    if (running) return toPayment(running);
    const device = await tenant.maybe(queries.lockReader(terminalId));
    const { reader_id } = stripeOf(device);
    if (!device?.active || reader_id === null) return fail("terminal_device.inactive");
    const site = await readSite(tenant, terminalId);
    if (!takesPayments(site, [{ payment_type: "bank-card", amount: "1" }])) return fail("payments.type_not_allowed");
    const amount = await amountOf(tenant, row);
    if (amount === undefined || stripeAmount(amount, row.currency) === undefined) return fail("reader_payment.amount");
    const other = await tenant.maybe(queries.findOnReader(terminalId, row.id));
    if (other) return fail("reader_payment.busy", { transaction_id: other.transaction_id });
    const id = newId();
    const about = { terminal_id: terminalId, pos_id: row.pos_id ?? site.pos_id, transaction_id: row.id, reader_id };
    const stamps = { due_dt: now, created_dt: now, modified_dt: now };
    await tenant.run(queries.addPayment({ id, ...about, currency: row.currency, amount, ...stamps }));
    await tenant.run(queries.noteOnSale(row.id, id));
    await requestStep(tenant, id);
    const after = toPayment(await tenant.one(queries.getRunningOf(row.id)));
    changed({ entityType: "reader_payment", id, after });
    return after;
  },

  async ofCheck({ path, tenant, who, fail }) {
    const transaction = await readTransaction(tenant, path.transactionId);
    if (transaction?.terminal?.id !== terminalOf(who).terminalId) return fail("transaction.not_found");
    const row = await latest(tenant, path.transactionId);
    return row ? toPayment(row) : fail("reader_payment.not_found");
  },

  async stop({ path, tenant, who, now, fail, changed }) {
    await lockOwn(tenant, path.transactionId, terminalOf(who).terminalId);
    const before = await latest(tenant, path.transactionId);
    if (!before) return fail("reader_payment.not_found");
    await stopRunning(tenant, path.transactionId, now);
    const after = (await latest(tenant, path.transactionId)) ?? before;
    changed({ entityType: "reader_payment", id: after.id, before: toPayment(before), after: toPayment(after) });
    return toPayment(after);
  },

  async ofTransaction({ path, tenant, fail }) {
    if (!(await readTransaction(tenant, path.transactionId))) return fail("transaction.not_found");
    const [payments, refunds] = await Promise.all([
      tenant.many(queries.listPaymentsOf(path.transactionId)),
      tenant.many(queries.listRefundsOf(path.transactionId)),
    ]);
    return { payments: payments.map(toPayment), refunds: refunds.map(toRefund) };
  },

  async repeatRefund({ path, tenant, now, fail, changed }) {
    const row = await tenant.maybe(queries.lockRefund(path.readerRefundId));
    if (!row) return fail("reader_refund.not_found");
    if (row.state === "returned") return fail("reader_refund.done");
    const before = toRefund(await tenant.one(queries.getRefund(row.id)));
    await tenant.run(queries.saveRefund(row.id, { due_dt: now }, now));
    await requestRefund(tenant, row.id);
    const after = toRefund(await tenant.one(queries.getRefund(row.id)));
    changed({ entityType: "reader_refund", id: row.id, before, after });
    return after;
  },
});
