import type { ReaderProblem } from "@patron/contract/enums";
import type { Updateable } from "kysely";
import type { ReaderRefund } from "#kit/database/tables.ts";
import { inBusiness } from "#kit/jobs/businesses.ts";
import {
  PaymentTrouble,
  type RefundView,
  type StripePayments,
  stripeAmount,
  stripePayments,
} from "../../adapters/stripe-payments.ts";
import { readerQueries as queries, type RefundRow, requestRefund } from "../reader-payments/public.ts";
import { getDevice, stripeKeyOf } from "../terminals/public.ts";
import { tellOfCard } from "./notices.ts";
import { type Asking, leaseMs } from "./pay.ts";

const second = 1_000;
const minute = 60 * second;
/** Waits where nobody knows what became of an attempt; the last is repeated for ever. */
const unknownMs = [5 * second, 15 * second, minute, 5 * minute, 10 * minute];
/** Waits after refusals; then a refund is sent again by hand only. */
const failedMs = [minute, 5 * minute, 30 * minute, 120 * minute, ...Array<number>(12).fill(360 * minute)];
/** Banks take hours for some refunds. */
const pendingMs = [5 * second, minute, 10 * minute, 60 * minute];

type Outcome = RefundView | { state: "unknown" | "refused"; problem: ReaderProblem; said: string | null };

/**
 * Sends what goes back to a card, or asks what became of it. A repeated attempt first looks for what an earlier one made, so a lost answer or a killed server
 * returns nothing twice; only a refund that Stripe itself has given up gets another id.
 */
export async function returnToCard({ pool, settings, clock }: Asking, businessId: string, id: string): Promise<void> {
  const now = clock.now();
  const claimed = await inBusiness(pool, businessId, "read write", async (tenant) => {
    const taken = await tenant.maybe(queries.claimRefund(id, now, new Date(now.getTime() - leaseMs)));
    if (!taken) return undefined;
    const row = await tenant.one(queries.getRefund(id));
    return { row, key: stripeKeyOf(await tenant.maybe(getDevice(row.terminal_id, "stripe")), settings) };
  });
  if (!claimed) return;
  const { row, key } = claimed;
  const outcome = await sendRefund(row, key === undefined ? undefined : await stripePayments(key, settings.stripeUrl));
  const at = clock.now();
  await inBusiness(pool, businessId, "read write", async (tenant) => {
    const columns = stepOf(row, outcome, at);
    if ((await tenant.run(queries.finishRefund(id, now, columns, at))) === 0) return;
    tenant.announce("reader_refund");
    if (columns.due_dt) await requestRefund(tenant, id, new Date(columns.due_dt));
    if (columns.state === "failed" && row.state !== "failed") {
      const subject = { terminal_id: row.terminal_id, transaction_id: row.transaction_id, amount: row.amount };
      const problem = columns.problem as ReaderProblem; // `stepOf` sets one for every failure.
      await tellOfCard(
        tenant,
        { ...subject, currency: row.currency },
        { problem, said: columns.error_text ?? null },
        at,
      );
    }
  });
}

async function sendRefund(row: RefundRow, stripe: StripePayments | undefined): Promise<Outcome> {
  try {
    if (!stripe || row.intent_id === null) throw new PaymentTrouble("key-refused", null, true);
    if (row.refund_id !== null) return await stripe.readRefund(row.refund_id);
    const about = `${row.id} ${row.round}`;
    const known = row.attempts > 1 ? await stripe.findRefund(row.intent_id, about) : undefined;
    if (known) return known;
    const amount = stripeAmount(row.amount, row.currency);
    if (amount === undefined) throw new PaymentTrouble("refused", null, true);
    return await stripe.refund({ intentId: row.intent_id, amount, about, key: `patron refund ${about}` });
  } catch (error) {
    if (!(error instanceof PaymentTrouble)) throw error;
    const { problem, said, isSure } = error;
    return { state: isSure ? "refused" : "unknown", problem, said };
  }
}

/** What an attempt changes of a refund. */
function stepOf({ attempts, state, round }: RefundRow, outcome: Outcome, now: Date): Updateable<ReaderRefund> {
  const after = (waits: readonly number[]) =>
    new Date(now.getTime() + (waits[Math.min(attempts, waits.length) - 1] ?? minute));
  const fine = { problem: null, error_text: null };
  if (outcome.state === "returned")
    return { ...fine, state: "returned", refund_id: outcome.id, returned_dt: now, due_dt: null };
  if (outcome.state === "pending")
    return { ...fine, state: "pending", refund_id: outcome.id, due_dt: after(pendingMs) };
  const due_dt = attempts > failedMs.length ? null : after(failedMs);
  if (!("problem" in outcome)) {
    const failed = { problem: "refund-failed", error_text: outcome.said } as const;
    return { ...failed, state: "failed", refund_id: null, round: round + 1, due_dt };
  }
  const { problem, said: error_text } = outcome;
  if (outcome.state === "unknown") return { state, problem, error_text, due_dt: after(unknownMs) };
  return { state: "failed", problem, error_text, due_dt };
}
