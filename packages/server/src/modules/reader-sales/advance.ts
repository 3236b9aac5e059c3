import type { ReaderProblem } from "@patron/contract/enums";
import { type PaidCard, PaymentTrouble, type StripePayments, stripeAmount } from "../../adapters/stripe-payments.ts";
import type { PaymentRow } from "../reader-payments/public.ts";

/** How a customer may end a payment; longer ones are cancelled. */
const longestMs = 5 * 60_000;
/** How long a payment that Stripe has never confirmed is begun again. */
const unknownMs = 2 * 60_000;

interface Trouble {
  problem: ReaderProblem | null;
  said: string | null;
}
export type Outcome =
  /** It runs on. `intentId` has just become known; `isSent`: the reader has it now. */
  | { kind: "runs"; intentId?: string; isSent?: true; canceling?: Trouble }
  | { kind: "paid"; card: PaidCard }
  /** Nobody can be charged for it any more. */
  | ({ kind: "over" } & Trouble)
  /** Nobody knows; it is asked about again. */
  | ({ kind: "unknown" } & Trouble);

const hindrances: ReadonlySet<ReaderProblem> = new Set(["unreachable", "service-failed", "key-refused"]);

const key = ({ id }: PaymentRow) => `patron ${id}`;

/**
 * One step of a payment. Each begins by reading what has become of it, so that a lost answer or a killed server repeats nothing: what was charged is found,
 * and what was not is either shown on the reader once or cancelled for good. `stripe` is undefined without a key.
 */
export async function advance(row: PaymentRow, stripe: StripePayments | undefined, now: Date): Promise<Outcome> {
  try {
    if (!stripe) throw new PaymentTrouble("key-refused", null, true);
    if (row.intent_id === null) return await begin(row, stripe, now);
    return await follow(row, row.intent_id, stripe, now);
  } catch (error) {
    if (!(error instanceof PaymentTrouble)) throw error;
    const trouble = { problem: error.problem, said: error.said };
    const age = now.getTime() - row.created_dt.getTime();
    // Without an id nothing has reached the reader.
    const isOver = row.intent_id === null && (error.isSure || age > unknownMs);
    return { kind: isOver ? "over" : "unknown", ...trouble };
  }
}

async function begin(row: PaymentRow, stripe: StripePayments, now: Date): Promise<Outcome> {
  if (row.state === "canceling") return { kind: "over", problem: null, said: null };
  // Stripe forgets the key of an attempt after a day.
  if (now.getTime() - row.created_dt.getTime() > longestMs) return { kind: "over", problem: "interrupted", said: null };
  const amount = stripeAmount(row.amount, row.currency);
  if (amount === undefined) throw new PaymentTrouble("refused", null, true);
  return {
    kind: "runs",
    intentId: await stripe.create({ amount, currency: row.currency, key: key(row), about: row.id }),
  };
}

async function follow(row: PaymentRow, intentId: string, stripe: StripePayments, now: Date): Promise<Outcome> {
  const { status, card, action } = await stripe.read(intentId, row.reader_id);
  const problem = row.problem as ReaderProblem | null; // Written only from this list.
  // What hindered the questions is not why it ends.
  const known: Trouble =
    problem && hindrances.has(problem) ? { problem: null, said: null } : { problem, said: row.error_text };
  if (status === "paid") return { kind: "paid", card };
  if (status === "canceled") return { kind: "over", ...(row.state === "canceling" ? known : interrupted) };
  if (status === "processing" || action === "succeeded") return { kind: "runs" };
  if (action !== null && action !== "in-progress") return end(intentId, stripe, action);
  const isLate = now.getTime() - row.created_dt.getTime() > longestMs;
  if (row.state === "canceling" || isLate) {
    if (action === "in-progress") await clear(row, stripe);
    return end(intentId, stripe, row.state === "canceling" ? known : { problem: "reader-timeout", said: null });
  }
  if (action === "in-progress") return { kind: "runs", isSent: true };
  if (row.sent_dt !== null) return end(intentId, stripe, interrupted);
  return present(row, intentId, stripe);
}
const interrupted: Trouble = { problem: "interrupted", said: null };

async function present(row: PaymentRow, intentId: string, stripe: StripePayments): Promise<Outcome> {
  try {
    await stripe.present(intentId, row.reader_id, key(row));
    return { kind: "runs", isSent: true };
  } catch (error) {
    if (!(error instanceof PaymentTrouble) || !error.isSure) throw error;
    return end(intentId, stripe, error);
  }
}

/** Takes the payment off the reader. A reader that is busy with it or out of reach is no hindrance: Stripe charges no cancelled payment. */
async function clear(row: PaymentRow, stripe: StripePayments): Promise<void> {
  try {
    await stripe.clearReader(row.reader_id);
  } catch (error) {
    if (!(error instanceof PaymentTrouble) || !error.isSure || error.problem === "key-refused") throw error;
  }
}

/** Cancels the payment at Stripe. If it cannot be, the customer may have paid it, which the next step finds. */
async function end(intentId: string, stripe: StripePayments, { problem, said }: Trouble): Promise<Outcome> {
  const trouble = { problem, said };
  try {
    const isCanceled = await stripe.cancel(intentId);
    return isCanceled ? { kind: "over", ...trouble } : { kind: "runs", canceling: trouble };
  } catch (error) {
    if (!(error instanceof PaymentTrouble) || error.problem === "key-refused") throw error;
    return { kind: "runs", canceling: trouble };
  }
}
