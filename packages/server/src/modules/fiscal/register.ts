import type { FiscalProblem } from "@patron/contract/enums";
import type { Updateable } from "kysely";
import type { FiscalReceipt as FiscalReceiptRow } from "#kit/database/tables.ts";
import type { Services } from "#kit/http/answer.ts";
import { newId } from "#kit/id.ts";
import { inBusiness } from "#kit/jobs/businesses.ts";
import type { Tenant } from "#kit/tenant.ts";
import type { FiscalDevice, FiscalOutcome, FiscalReceipt } from "../../adapters/fiscal-device.ts";
import { getDevice } from "../terminals/public.ts";
import { readContents } from "./contents.ts";
import { deviceOf } from "./device.ts";
import { tellOfRefusal } from "./notices.ts";
import * as queries from "./queries.ts";

type Registering = Pick<Services, "pool" | "settings" | "clock">;
/** What is done with a claimed receipt. */
type Task =
  | { do: "register"; receipt: FiscalReceipt }
  | { do: "end-shift" }
  /** Of a sale that was cancelled meanwhile: it is registered only if an attempt has arrived. */
  | { do: "find"; receipt: FiscalReceipt }
  | { do: "drop" }
  | { do: "wait"; problem: FiscalProblem };
type Ended = FiscalOutcome | { state: "dropped" };

/** A server that has not finished after this time has gone, and another one takes over. Longer than any device is waited for. */
const leaseMs = 180_000;
/** Other jobs get their turn after this time. */
const longestMs = 60_000;

/**
 * Registers what is due at a terminal, one receipt after another, until nothing is left or its device cannot be asked; true if there may be more. A receipt
 * is claimed and its attempt counted before the device gets it, so after a crash the next server asks whether it has arrived.
 */
export async function registerAt(services: Registering, businessId: string, terminalId: string): Promise<boolean> {
  const { pool, clock, settings } = services;
  const begun = performance.now();
  let device: FiscalDevice | undefined;
  while (performance.now() - begun < longestMs) {
    const now = clock.now();
    const claimed = await inBusiness(pool, businessId, "read write", async (tenant) => {
      const row = await tenant.maybe(queries.claimReceipt(terminalId, now, new Date(now.getTime() - leaseMs)));
      if (!row) return undefined;
      const stored = await tenant.maybe(getDevice(terminalId, "checkbox"));
      // Signs in once for all that is due.
      device ??= stored?.active ? deviceOf(stored, settings) : undefined;
      return { row, task: device ? await taskOf(tenant, row) : ({ do: "wait", problem: "device-off" } as const) };
    });
    if (!claimed) return false;
    const { row, task } = claimed;
    const outcome = await outcomeOf(device, task, row.attempts > 1);
    const at = clock.now();
    await inBusiness(pool, businessId, "read write", async (tenant) => {
      const finished = await tenant.run(queries.finishAttempt(row.id, now, stepOf(row, outcome, at), at));
      if (finished === 0) return;
      tenant.announce("fiscal_receipt");
      if (outcome.state === "dropped") await tenant.run(queries.dropCancellation(row.transaction_id ?? "", at));
      if (outcome.state === "refused" && row.state !== "refused") await tellOfRefusal(tenant, row, outcome, at);
    });
    if (outcome.state === "failed" && task.do !== "wait") return false;
  }
  return true;
}

async function taskOf(tenant: Tenant, row: queries.Claimed): Promise<Task> {
  if (row.transaction_id === null) {
    const earlier = await tenant.maybe(queries.findWaitingBefore(row.terminal_id, row.created_dt));
    return earlier ? { do: "wait", problem: "receipts-waiting" } : { do: "end-shift" };
  }
  const subject = await tenant.one(queries.getSubject(row.transaction_id));
  const { language } = subject;
  if (row.kind === "sale") {
    const receipt = await readContents(tenant, row, { language, relatedId: null });
    if (subject.status !== "canceled") return { do: "register", receipt };
    return row.attempts > 1 ? { do: "find", receipt } : { do: "drop" };
  }
  const known = await tenant.many(queries.listReceiptsOf(subject.refund_of_id ?? row.transaction_id));
  const sale = known.find(({ kind }) => kind === "sale");
  if (sale?.state === "dropped") return { do: "drop" };
  if (sale?.state !== "registered") return { do: "wait", problem: "sale-not-registered" };
  const relatedId = sale.device_receipt_id;
  return { do: "register", receipt: await readContents(tenant, row, { language, relatedId }) };
}

async function outcomeOf(device: FiscalDevice | undefined, task: Task, isRepeat: boolean): Promise<Ended> {
  if (task.do === "wait" || !device)
    return { state: "failed", problem: task.do === "wait" ? task.problem : "device-off", text: null };
  if (task.do === "drop") return { state: "dropped" };
  if (task.do === "end-shift") return device.closeShift();
  if (task.do === "register") return device.register(task.receipt, isRepeat);
  const found = await device.find(task.receipt.id);
  // A receipt that the device has given up was never registered.
  if (!found || (found.state === "refused" && found.isOver)) return { state: "dropped" };
  return found;
}

const second = 1_000;
const minute = 60 * second;
/** Waits before the next attempts where nobody knows what became of one; the last wait is repeated for ever. */
const failedMs = [5 * second, 15 * second, minute, 5 * minute, 10 * minute];
/** Waits after refusals; then a receipt is sent again by hand only. */
const refusedMs = [minute, 5 * minute, 30 * minute, 120 * minute, ...Array<number>(12).fill(360 * minute)];
const acceptedMs = 3 * second;

/** What an attempt changes of a receipt. */
function stepOf({ kind, attempts, state }: queries.Claimed, outcome: Ended, now: Date): Updateable<FiscalReceiptRow> {
  const after = (ms: number) => new Date(now.getTime() + ms);
  const fine = { problem: null, error_text: null };
  if (outcome.state === "dropped") return { ...fine, state: "dropped", due_dt: null };
  if (outcome.state === "registered") {
    const { number, at, url } = outcome;
    const told = { fiscal_number: number || null, fiscal_dt: at, fiscal_url: url };
    return { ...fine, ...told, state: "registered", due_dt: null };
  }
  if (outcome.state === "accepted")
    return { problem: "being-registered", error_text: outcome.text, due_dt: after(acceptedMs) };
  const { problem, text: error_text } = outcome;
  if (outcome.state === "failed") {
    // A sale of another receipt is looked at again soon, and a device that does not answer later and later.
    const wait = failedMs[Math.min(attempts, failedMs.length) - 1] ?? minute;
    return { state: state === "refused" ? "refused" : "waiting", problem, error_text, due_dt: after(wait) };
  }
  const wait = refusedMs[attempts - 1];
  const due_dt = wait === undefined ? null : after(wait);
  // The end of a shift has nothing that a device could know already.
  const isOver = outcome.isOver === true && kind !== "shift-end";
  return { state: "refused", problem, error_text, due_dt, ...(isOver && { device_receipt_id: newId() }) };
}
