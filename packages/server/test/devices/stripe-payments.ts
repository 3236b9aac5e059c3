import { randomUUID } from "node:crypto";

export interface Intent {
  id: string;
  object: "payment_intent";
  amount: number;
  currency: string;
  status: "requires_payment_method" | "processing" | "succeeded" | "canceled";
  metadata: Record<string, string>;
  latest_charge: object | null;
  last_payment_error: { code: string; message: string } | null;
}
export interface Refund {
  id: string;
  object: "refund";
  payment_intent: string;
  amount: number;
  status: "pending" | "succeeded" | "failed";
  failure_reason?: string;
  metadata: Record<string, string>;
}
interface Action {
  type: "process_payment_intent";
  status: "in_progress" | "succeeded" | "failed";
  process_payment_intent: { payment_intent: string };
  failure_code: string | null;
  failure_message: string | null;
}
/** What an account has of payments. */
export interface Payments {
  intents: Map<string, Intent>;
  refunds: Map<string, Refund>;
  /** By reader. */
  actions: Map<string, Action>;
  /** What the readers and banks do next. */
  reader: "online" | "offline" | "busy";
  bank: "takes" | "waits" | "refuses";
}
interface Said {
  status?: number;
  body: object;
}
interface Asked {
  method: string;
  path: string[];
  fields: URLSearchParams;
  account: Payments & { readers: Map<string, Record<string, unknown>> };
}

export const newPayments = (): Payments => ({
  ...{ intents: new Map(), refunds: new Map(), actions: new Map() },
  ...{ reader: "online", bank: "takes" },
});

const refusal = (message: string, code: string, status = 400): Said => ({
  status,
  body: { error: { type: "invalid_request_error", code, message } },
});

/** Answers about payment intents, refunds and what readers do with them; undefined for anything else. */
export function answerPayments(asked: Asked): Said | undefined {
  const [what, id, verb] = asked.path;
  if (what === "payment_intents") return intents(asked, id, verb);
  if (what === "refunds") return refunds(asked, id);
  if (what === "terminal" && id === "readers" && asked.path.length > 3)
    return readerActions(asked, verb, asked.path[3]);
  return undefined;
}

function intents({ method, fields, account }: Asked, id: string | undefined, verb: string | undefined): Said {
  if (id === undefined) {
    const amount = Number(fields.get("amount"));
    if (!Number.isInteger(amount) || amount < 50) return refusal("Amount must be at least 50.", "amount_too_small");
    if (fields.get("payment_method_types[0]") !== "card_present") return refusal("Not present", "parameter_invalid");
    const metadata = { patron_payment: fields.get("metadata[patron_payment]") ?? "" };
    const intent: Intent = {
      ...{ id: `pi_${randomUUID()}`, object: "payment_intent", amount, currency: fields.get("currency") ?? "" },
      ...{ status: "requires_payment_method", metadata, latest_charge: null, last_payment_error: null },
    };
    account.intents.set(intent.id, intent);
    return { body: intent };
  }
  const intent = account.intents.get(id);
  if (!intent) return refusal(`No such payment_intent: '${id}'`, "resource_missing", 404);
  if (method === "GET") return { body: intent };
  if (verb === "cancel") {
    if (intent.status === "succeeded" || intent.status === "processing" || intent.status === "canceled")
      return refusal("You cannot cancel this PaymentIntent.", "payment_intent_unexpected_state");
    intent.status = "canceled";
    return { body: intent };
  }
  return refusal("Unrecognized request URL", "url_invalid", 404);
}

function readerActions({ fields, account }: Asked, id: string | undefined, verb: string | undefined): Said {
  const reader = account.readers.get(id ?? "");
  if (!reader) return refusal(`No such terminal reader: '${id}'`, "resource_missing", 404);
  if (account.reader === "offline") return refusal("Reader is currently offline.", "terminal_reader_offline");
  if (verb === "cancel_action") {
    account.actions.delete(id ?? "");
    return { body: { ...reader, action: null } };
  }
  if (account.reader === "busy") return refusal("Reader is currently busy.", "terminal_reader_busy");
  const intent = account.intents.get(fields.get("payment_intent") ?? "");
  if (intent?.status !== "requires_payment_method") return refusal("Intent is not payable.", "intent_invalid_state");
  const action: Action = {
    ...{ type: "process_payment_intent", status: "in_progress", process_payment_intent: { payment_intent: intent.id } },
    ...{ failure_code: null, failure_message: null },
  };
  account.actions.set(id ?? "", action);
  return { body: { ...reader, action } };
}

function refunds({ method, fields, account }: Asked, id: string | undefined): Said {
  if (method === "GET" && id === undefined) {
    const data = [...account.refunds.values()];
    return { body: { object: "list", data, has_more: false, url: "/v1/refunds" } };
  }
  if (method === "GET") {
    const known = account.refunds.get(id ?? "");
    return known ? { body: known } : refusal("No such refund", "resource_missing", 404);
  }
  const intent = account.intents.get(fields.get("payment_intent") ?? "");
  if (intent?.status !== "succeeded") return refusal("This PaymentIntent has no charge.", "charge_not_refundable");
  const amount = Number(fields.get("amount"));
  const back = [...account.refunds.values()].filter(
    (one) => one.payment_intent === intent.id && one.status !== "failed",
  );
  if (back.reduce((sum, one) => sum + one.amount, amount) > intent.amount)
    return refusal("Refund amount is greater than unrefunded amount on charge.", "charge_already_refunded");
  const statuses = { takes: "succeeded", waits: "pending", refuses: "failed" } as const;
  const refund: Refund = {
    ...{ id: `re_${randomUUID()}`, object: "refund", payment_intent: intent.id, amount },
    ...{ status: statuses[account.bank], metadata: { patron_refund: fields.get("metadata[patron_refund]") ?? "" } },
    ...(account.bank === "refuses" && { failure_reason: "expired_or_canceled_card" }),
  };
  account.refunds.set(refund.id, refund);
  return { body: refund };
}

/** What the customer does at the reader with the payment that it shows. */
export function atReader(account: Payments) {
  const shown = () => {
    const [id, action] = [...account.actions].find(([, { status }]) => status === "in_progress") ?? [];
    const intent = account.intents.get(action?.process_payment_intent.payment_intent ?? "");
    if (!id || !action || !intent) throw new Error("No reader shows a payment.");
    return { action, intent };
  };
  return {
    pay() {
      const { action, intent } = shown();
      const card_present = { brand: "visa", last4: "4242" };
      Object.assign(intent, {
        status: "succeeded",
        latest_charge: { id: `ch_${randomUUID()}`, object: "charge", payment_method_details: { card_present } },
      });
      action.status = "succeeded";
    },
    decline(message = "Your card has insufficient funds.") {
      const { action, intent } = shown();
      intent.last_payment_error = { code: "card_declined", message };
      Object.assign(action, { status: "failed", failure_code: "card_declined", failure_message: message });
    },
    giveUp() {
      Object.assign(shown().action, {
        status: "failed",
        failure_code: "customer_canceled",
        failure_message: "Canceled",
      });
    },
  };
}
