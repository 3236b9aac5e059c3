import { Failure } from "@patron/contract/kit";
import type { Finals, PaymentInput } from "@patron/engine";
import { moneyText } from "@patron/engine/money";
import type { Selectable } from "kysely";
import { auditOf } from "#kit/audit.ts";
import type { Transaction } from "#kit/database/tables.ts";
import type { Services } from "#kit/http/answer.ts";
import { newId } from "#kit/id.ts";
import type { Change } from "#kit/implement.ts";
import { inBusiness } from "#kit/jobs/businesses.ts";
import type { Tenant } from "#kit/tenant.ts";
import { system } from "#kit/who.ts";
import { type PaidCard, stripePayments } from "../../adapters/stripe-payments.ts";
import { type PaymentRow, readerQueries as queries, requestStep, returnCharge } from "../reader-payments/public.ts";
import { cancelTransaction, finalizeReserved, lockOwn } from "../selling/public.ts";
import { getDevice, stripeKeyOf } from "../terminals/public.ts";
import { unpackInput } from "../transactions/public.ts";
import { advance, type Outcome } from "./advance.ts";
import { tellOfCard } from "./notices.ts";

export type Asking = Pick<Services, "pool" | "settings" | "clock">;

/** A server that has not finished after this time has gone, and another one takes over. Longer than Stripe is waited for. */
export const leaseMs = 90_000;
const second = 1_000;
const minute = 60 * second;
/** Waits after questions without an answer; the last is repeated for ever. */
const unknownMs = [second, 2 * second, 5 * second, 15 * second, minute, 5 * minute, 10 * minute];

/** Moves a payment on by one step: claims it, asks Stripe outside of any transaction, and stores what came of it. */
export async function stepPayment(asking: Asking, businessId: string, id: string): Promise<void> {
  const { pool, settings, clock } = asking;
  const now = clock.now();
  const claimed = await inBusiness(pool, businessId, "read write", async (tenant) => {
    const row = await tenant.maybe(queries.claimPayment(id, now, new Date(now.getTime() - leaseMs)));
    return row && { row, key: stripeKeyOf(await tenant.maybe(getDevice(row.terminal_id, "stripe")), settings) };
  });
  if (!claimed) return;
  const { row, key } = claimed;
  const stripe = key === undefined ? undefined : await stripePayments(key, settings.stripeUrl);
  const outcome = await advance(row, stripe, now);
  const step = { row, claimed: now, now: clock.now() };
  if (outcome.kind !== "paid")
    await inBusiness(pool, businessId, "read write", (tenant) => store(tenant, step, outcome));
  else await settle(asking, businessId, step, outcome.card);
}

interface Step {
  row: PaymentRow;
  claimed: Date;
  now: Date;
}

/** Locks the sale and then its payment, as every call does; undefined if another server has taken the payment over. */
async function lock(tenant: Tenant, { row, claimed }: Step) {
  const sale = await lockOwn(tenant, row.transaction_id);
  const held = await tenant.maybe(queries.lockClaimed(row.id, claimed));
  return held && { sale, state: held.state };
}

async function store(tenant: Tenant, step: Step, outcome: Exclude<Outcome, { kind: "paid" }>): Promise<void> {
  const locked = await lock(tenant, step);
  if (!locked) return;
  const { row, now } = step;
  // Somebody may have cancelled it while Stripe was asked.
  const wasCanceled = locked.state === "canceling";
  if (outcome.kind === "over") {
    const { problem, said } = outcome;
    const state =
      !problem || problem === "customer-canceled" ? "canceled" : problem === "card-declined" ? "declined" : "failed";
    const over = { state, problem, error_text: said, due_dt: null, claimed_dt: null } as const;
    await tenant.run(queries.savePayment(row.id, over, now));
    await audit(
      tenant,
      [{ entityType: "reader_payment", id: row.id, before: { state: row.state }, after: { state, problem } }],
      now,
    );
    return;
  }
  const faults = outcome.kind === "unknown" ? row.faults + 1 : 0;
  const wait = faults === 0 ? pauseOf(outcome) : (unknownMs[Math.min(faults, unknownMs.length) - 1] ?? minute);
  const due_dt = new Date(now.getTime() + wait);
  const running = { due_dt, claimed_dt: null, faults };
  await tenant.run(
    queries.savePayment(row.id, { ...running, ...changeOf(outcome, row.problem, wasCanceled, now) }, now),
  );
  await requestStep(tenant, row.id, due_dt);
}

/** The reader is asked as soon as its payment has an id. */
const pauseOf = (outcome: Outcome) => (outcome.kind === "runs" && outcome.intentId !== undefined ? 0 : second);

type Running = Exclude<Outcome, { kind: "paid" | "over" }>;
function changeOf(outcome: Running, known: string | null, wasCanceled: boolean, now: Date) {
  // While it is being cancelled, its first trouble says why; the till offers to leave the sale once there is one.
  if (outcome.kind === "unknown")
    return wasCanceled && known !== null ? {} : { problem: outcome.problem, error_text: outcome.said };
  const { intentId, isSent, canceling } = outcome;
  return {
    ...(intentId !== undefined && { intent_id: intentId }),
    ...(isSent && { sent_dt: now, ...(!wasCanceled && { state: "on-reader" as const }) }),
    ...(canceling && { state: "canceling" as const, problem: canceling.problem, error_text: canceling.said }),
    ...(!canceling && !wasCanceled && { problem: null, error_text: null }),
  };
}

/** Finishes the sale of a charged payment. If that is impossible, the charge goes back and people are told. */
async function settle({ pool }: Asking, businessId: string, step: Step, card: PaidCard): Promise<void> {
  try {
    await inBusiness(pool, businessId, "read write", async (tenant) => {
      const locked = await lock(tenant, step);
      if (locked) await sell(tenant, step, locked.sale, card);
    });
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    await inBusiness(pool, businessId, "read write", async (tenant) => {
      const locked = await lock(tenant, step);
      if (locked) await giveBack(tenant, step, locked.sale, card, error.code);
    });
  }
}

type Sale = Selectable<Transaction>;

async function sell(tenant: Tenant, step: Step, sale: Sale, card: PaidCard): Promise<void> {
  if (sale.status !== "authorized") return giveBack(tenant, step, sale, card, null);
  const { row, now } = step;
  const changes: Change[] = [];
  await notePaid(tenant, step, card);
  await finalizeReserved(tenant, sale, await finalsOf(tenant, row, sale), {
    who: system,
    now,
    changed: (one) => changes.push(one),
  });
  changes.push(
    { entityType: "transaction", id: sale.id, before: { status: sale.status }, after: { status: "success" } },
    paidChange(row),
  );
  await audit(tenant, changes, now);
  tenant.announce("transaction");
}

/** What was reserved, with exactly what was charged as its card payment: a check that would cost anything else is not finished. */
async function finalsOf(tenant: Tenant, row: PaymentRow, { input }: Sale): Promise<Finals> {
  const amount = moneyText(row.amount, row.currency);
  const card: PaymentInput = { payment_type: "bank-card", amount };
  const frozen = input ? (await unpackInput(tenant, input)).payments : null;
  if (!frozen || frozen.length === 0) return { lines: [], payments: [card] };
  return { lines: [], payments: frozen.map((one) => (one.payment_type === "bank-card" ? { ...one, amount } : one)) };
}

const notePaid = (tenant: Tenant, { row, now }: Step, { brand, last4 }: PaidCard) =>
  tenant.run(
    queries.savePayment(
      row.id,
      {
        ...({ state: "paid", paid_dt: now, due_dt: null, claimed_dt: null, problem: null, error_text: null } as const),
        ...{ card_brand: brand, card_last4: last4 },
      },
      now,
    ),
  );
const paidChange = ({ id, state }: PaymentRow): Change => ({
  ...{ entityType: "reader_payment", id, before: { state }, after: { state: "paid" } },
});

async function giveBack(tenant: Tenant, step: Step, sale: Sale, card: PaidCard, code: string | null): Promise<void> {
  const { row, now } = step;
  const changes: Change[] = [paidChange(row)];
  await notePaid(tenant, step, card);
  await tenant.run(queries.savePayment(row.id, { problem: "not-sold", error_text: code }, now));
  const back = { id: sale.id, kind: "not-sold", amount: row.amount } as const;
  await returnCharge(tenant, { ...sale, reader_payment_id: row.id }, back, now);
  if (sale.status === "authorized") {
    const canceling = { who: system, now, reason: code, changed: (one: Change) => void changes.push(one) };
    await cancelTransaction(tenant, { ...sale, reader_payment_id: null }, canceling);
    changes.push({
      entityType: "transaction",
      id: sale.id,
      before: { status: sale.status },
      after: { status: "canceled" },
    });
  }
  await tellOfCard(tenant, row, { problem: "not-sold", said: null }, now);
  await audit(tenant, changes, now);
  tenant.announce("transaction");
}

async function audit(tenant: Tenant, changes: readonly Change[], now: Date): Promise<void> {
  const job = { name: "readerPayments.step", who: system, requestId: newId(), now, body: {} };
  await tenant.run(auditOf(job, changes));
  tenant.announce("reader_payment");
}
