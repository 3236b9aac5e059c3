import type { FiscalKind } from "@patron/contract/enums";
import { newId } from "#kit/id.ts";
import type { Tenant } from "#kit/tenant.ts";
import { addReceipt, getShiftEnd, listReceiptsOf } from "./queries.ts";

/** A till with its location. */
interface Till {
  id: string;
  pos_id: string;
  /** A device registers its sales. */
  fiscal: boolean;
}

/** Adds the job that registers what is due at a terminal; at most one waits. Without it, the schedule does so within a minute. */
export const requestRegistration = (tenant: Tenant, terminalId: string) =>
  tenant.job(
    "fiscal.register",
    { business_id: tenant.businessId, terminal_id: terminalId },
    null,
    `fiscal ${terminalId}`,
  );

async function add(tenant: Tenant, till: Till, kind: FiscalKind, transactionId: string | null, now: Date) {
  const id = newId();
  const about = { terminal_id: till.id, pos_id: till.pos_id, transaction_id: transactionId, kind };
  await Promise.all([
    tenant.run(
      addReceipt({ id, ...about, device_receipt_id: newId(), due_dt: now, created_dt: now, modified_dt: now }),
    ),
    requestRegistration(tenant, till.id),
  ]);
  return id;
}

/** Has a finished sale registered, in its own transaction, if its till has a device and something is paid. */
export async function registerSale(tenant: Tenant, till: Till, id: string, amountToPay: bigint, now: Date) {
  if (till.fiscal && amountToPay !== 0n) await add(tenant, till, "sale", id, now);
}

/** Has the return of a registered sale registered: a refund by its own id, a cancellation by that of the sale. */
export async function registerReturn(
  tenant: Tenant,
  till: Till,
  { id, saleId, amountToPay }: { id: string; saleId: string; amountToPay: bigint },
  now: Date,
) {
  if (!till.fiscal || amountToPay === 0n) return;
  const known = await tenant.many(listReceiptsOf(saleId));
  if (known.some(({ kind, state }) => kind === "sale" && state !== "dropped"))
    await add(tenant, till, id === saleId ? "cancellation" : "refund", id, now);
}

/** Has the shift of a till's device ended after everything that waits; returns what stands for that. */
export async function registerShiftEnd(tenant: Tenant, till: Omit<Till, "fiscal">, now: Date): Promise<string> {
  const waiting = await tenant.maybe(getShiftEnd(till.id));
  if (!waiting) return add(tenant, { ...till, fiscal: true }, "shift-end", null, now);
  await requestRegistration(tenant, till.id);
  return waiting.id;
}
