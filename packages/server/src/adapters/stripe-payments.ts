import type { ReaderProblem } from "@patron/contract/enums";
import { currencyExponent } from "@patron/engine/money";
import type Stripe from "stripe";
import { openStripe } from "./stripe.ts";

/** What Stripe did not do, or nobody knows whether it did: `isSure` says that it did not. */
export class PaymentTrouble extends Error {
  readonly problem: ReaderProblem;
  readonly said: string | null;
  readonly isSure: boolean;
  constructor(problem: ReaderProblem, said: string | null, isSure: boolean) {
    super(`${problem} ${said ?? ""}`);
    this.problem = problem;
    this.said = said;
    this.isSure = isSure;
  }
}

export interface PaidCard {
  brand: string | null;
  last4: string | null;
}
/** What Stripe knows of a payment and of the reader that takes it. */
export interface PaymentView {
  status: "open" | "processing" | "paid" | "canceled";
  card: PaidCard;
  /** What the reader does with this payment; null: nothing. */
  action: "in-progress" | "succeeded" | { problem: ReaderProblem; said: string | null } | null;
}
export interface RefundView {
  id: string;
  state: "pending" | "returned" | "failed";
  said: string | null;
}

/** Stripe counts these currencies in other units than ISO 4217 does. */
const exponents: Readonly<Record<string, number>> = { ISK: 2, UGX: 2, MGA: 0 };

/** An amount in the units of Stripe; undefined if it cannot be charged exactly. Three decimals end with a zero there. */
export function stripeAmount(minor: bigint, currency: string): number | undefined {
  const own = currencyExponent(currency) ?? 2;
  const theirs = exponents[currency] ?? own;
  const scaled = theirs >= own ? minor * 10n ** BigInt(theirs - own) : minor / 10n ** BigInt(own - theirs);
  const isExact = theirs >= own || scaled * 10n ** BigInt(own - theirs) === minor;
  if (!isExact || (theirs === 3 && scaled % 10n !== 0n)) return undefined;
  return scaled > 99_999_999n ? undefined : Number(scaled);
}

/** The payments of one account at Stripe. Everything that it does not do throws `PaymentTrouble`. */
export async function stripePayments(secretKey: string, url: string) {
  const { stripe, errors } = await openStripe(secretKey, url);
  const { paymentIntents, refunds, terminal } = stripe;
  const asking = async <T>(ask: () => Promise<T>): Promise<T> => {
    try {
      return await ask();
    } catch (error) {
      throw troubleOf(error, errors);
    }
  };
  return {
    /** The same key makes one payment, however often it is asked; nobody can pay it before the reader has it. */
    create: ({ amount, currency, key, about }: { amount: number; currency: string; key: string; about: string }) =>
      asking(async () => {
        const intent = await paymentIntents.create(
          {
            ...{ amount, currency: currency.toLowerCase(), payment_method_types: ["card_present"] },
            ...{ capture_method: "automatic" as const, metadata: { patron_payment: about } },
          },
          { idempotencyKey: `${key} intent` },
        );
        return intent.id;
      }),
    read: (intentId: string, readerId: string): Promise<PaymentView> =>
      asking(async () => {
        const [intent, reader] = await Promise.all([
          paymentIntents.retrieve(intentId, { expand: ["latest_charge"] }),
          terminal.readers.retrieve(readerId).catch((error: unknown) => {
            // The reader was removed at Stripe: then nothing happens there.
            if (troubleOf(error, errors).problem === "refused") return undefined;
            throw error;
          }),
        ]);
        return viewOf(intent, reader && !reader.deleted ? reader : undefined);
      }),
    /** Shows the payment on the reader. The same key does so once. */
    present: (intentId: string, readerId: string, key: string) =>
      asking(async () => {
        const asked = { payment_intent: intentId, process_config: { enable_customer_cancellation: true } };
        await terminal.readers.processPaymentIntent(readerId, asked, { idempotencyKey: `${key} reader` });
      }),
    clearReader: (readerId: string) => asking(async () => void (await terminal.readers.cancelAction(readerId))),
    /** Ends a payment for good, unless it is being paid or was. */
    cancel: (intentId: string) =>
      asking(async () => statusOf((await paymentIntents.cancel(intentId)).status) === "canceled"),
    refund: (refund: { intentId: string; amount: number; about: string; key: string }) =>
      asking(async () => {
        const { intentId: payment_intent, amount, about, key: idempotencyKey } = refund;
        const asked = { payment_intent, amount, metadata: { patron_refund: about } };
        return refundOf(await refunds.create(asked, { idempotencyKey }));
      }),
    /** A refund of a payment by what it is about; undefined if Stripe has none. */
    findRefund: (payment_intent: string, about: string) =>
      asking(async () => {
        for await (const one of refunds.list({ payment_intent, limit: 100 }))
          if (one.metadata?.patron_refund === about) return refundOf(one);
        return undefined;
      }),
    readRefund: (id: string) => asking(async () => refundOf(await refunds.retrieve(id))),
  };
}
export type StripePayments = Awaited<ReturnType<typeof stripePayments>>;

function statusOf(status: string): PaymentView["status"] {
  if (status === "succeeded") return "paid";
  if (status === "canceled") return "canceled";
  return status === "processing" || status === "requires_capture" ? "processing" : "open";
}

function viewOf(intent: Stripe.PaymentIntent, reader: Stripe.Terminal.Reader | undefined): PaymentView {
  const charge = typeof intent.latest_charge === "object" ? intent.latest_charge : null;
  const paid = charge?.payment_method_details?.card_present;
  return {
    status: statusOf(intent.status),
    card: { brand: paid?.brand ?? null, last4: paid?.last4 ?? null },
    action: actionOf(intent, reader?.action ?? null),
  };
}

function actionOf(intent: Stripe.PaymentIntent, action: Stripe.Terminal.Reader["action"]): PaymentView["action"] {
  const asked = action?.process_payment_intent?.payment_intent;
  if (!action || (typeof asked === "string" ? asked : asked?.id) !== intent.id) return null;
  if (action.status === "succeeded") return "succeeded";
  if (action.status !== "failed") return "in-progress";
  const code = action.failure_code ?? "";
  const said = intent.last_payment_error?.message ?? action.failure_message;
  if (code.includes("cancel")) return { problem: "customer-canceled", said: null };
  if (code.includes("time")) return { problem: "reader-timeout", said };
  const isDeclined = intent.last_payment_error != null || code.includes("declined");
  return { problem: isDeclined ? "card-declined" : "refused", said };
}

function refundOf({ id, status, failure_reason }: Stripe.Refund): RefundView {
  const said = failure_reason ?? null;
  if (status === "succeeded") return { id, state: "returned", said: null };
  return { id, state: status === "failed" || status === "canceled" ? "failed" : "pending", said };
}

const readerProblems: Readonly<Record<string, ReaderProblem>> = {
  terminal_reader_busy: "reader-busy",
  terminal_reader_offline: "reader-offline",
  terminal_reader_timeout: "reader-timeout",
};

function troubleOf(error: unknown, errors: typeof Stripe.errors): PaymentTrouble {
  if (error instanceof PaymentTrouble) return error;
  if (!(error instanceof errors.StripeError)) throw error;
  const said = error.message.slice(0, 500) || null;
  if (error instanceof errors.StripeAuthenticationError || error instanceof errors.StripePermissionError)
    return new PaymentTrouble("key-refused", said, true);
  if (error instanceof errors.StripeConnectionError) return new PaymentTrouble("unreachable", null, false);
  // Another server asks with the same key at this moment.
  const isRunning = error.code === "idempotency_key_in_use" || error.code === "lock_timeout";
  if (error instanceof errors.StripeAPIError || error instanceof errors.StripeRateLimitError || isRunning)
    return new PaymentTrouble("service-failed", said, false);
  return new PaymentTrouble(readerProblems[error.code ?? ""] ?? "refused", said, true);
}
