import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

const refusal = (message: string, code: string) => ({ error: { type: "invalid_request_error", code, message } });

/** What the customer does at the reader. */
interface Reader {
  pay(): void;
  decline(message: string): void;
}

/** Stands in for Stripe with one reader: it knows every key that does not begin with `sk_wrong`, and the code `simulated-wpe`. */
export async function startStripe(): Promise<{
  url: string;
  stop(): void;
  reader: Reader;
  refunded(): number[];
  outage(isOut: boolean): void;
}> {
  const { answer: answerPayment, ...customer } = payments();
  let isOut = false;
  const server = createServer((request, response) => {
    if (isOut) {
      const error = { type: "api_error", message: "Out of order" };
      response.writeHead(500, { "content-type": "application/json" }).end(JSON.stringify({ error }));
      return;
    }
    let body = "";
    request.on("data", (part) => {
      body += part;
    });
    request.on("end", () => {
      const fields = new URLSearchParams(body);
      const paid = answerPayment(request.method ?? "", request.url ?? "", fields);
      const said = paid ?? answer(request.url ?? "", request.headers.authorization ?? "", fields);
      const status = "error" in said ? 400 : 200;
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(said));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo; // It listens on TCP.
  return {
    url: `http://127.0.0.1:${port}`,
    ...customer,
    outage(now) {
      isOut = now;
    },
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

interface Intent {
  id: string;
  object: "payment_intent";
  amount: number;
  status: "requires_payment_method" | "succeeded" | "canceled";
  latest_charge: object | null;
  last_payment_error: { message: string } | null;
}

/** The payments of the reader; `answer` is undefined for anything else. */
function payments() {
  const intents = new Map<string, Intent>();
  const refunds: object[] = [];
  const amounts: number[] = [];
  let action: {
    status: string;
    failure_code: string | null;
    process_payment_intent: { payment_intent: string };
  } | null = null;
  const shown = () => {
    const intent = intents.get(action?.process_payment_intent.payment_intent ?? "");
    if (!action || !intent) throw new Error("The reader shows no payment.");
    return { action, intent };
  };
  const reader = () => ({ object: "terminal.reader", id: "tmr_1", action });
  function ofIntent(method: string, id: string | undefined, verb: string | undefined, fields: URLSearchParams) {
    const made: Intent = {
      ...{ id: `pi_3Sx${intents.size + 1}`, object: "payment_intent", amount: Number(fields.get("amount")) },
      ...{ status: "requires_payment_method", latest_charge: null, last_payment_error: null },
    };
    const intent = id === undefined ? made : intents.get(id);
    if (!intent) return refusal("No such payment_intent", "resource_missing");
    intents.set(intent.id, intent);
    if (verb === "cancel" && method === "POST") {
      if (intent.status === "succeeded") return refusal("It has succeeded.", "payment_intent_unexpected_state");
      intent.status = "canceled";
    }
    return intent;
  }
  return {
    refunded: () => amounts,
    reader: {
      pay() {
        const { action: now, intent } = shown();
        const card_present = { brand: "visa", last4: "4242" };
        intent.status = "succeeded";
        intent.latest_charge = { object: "charge", payment_method_details: { card_present } };
        now.status = "succeeded";
      },
      decline(message: string) {
        const { action: now, intent } = shown();
        intent.last_payment_error = { message };
        Object.assign(now, { status: "failed", failure_code: "card_declined" });
      },
    },
    answer(method: string, url: string, fields: URLSearchParams): object | undefined {
      const [what, id, verb, doing] = url.split("?")[0]?.split("/").slice(2) ?? [];
      if (what === "payment_intents") return ofIntent(method, id, verb, fields);
      if (what === "refunds") {
        if (method === "GET") return { object: "list", data: refunds, has_more: false };
        amounts.push(Number(fields.get("amount")));
        const refund = { object: "refund", id: `re_3Sx${amounts.length}`, status: "succeeded", metadata: {} };
        refunds.push(refund);
        return refund;
      }
      if (what !== "terminal" || id !== "readers" || verb === undefined) return undefined;
      if (doing === "cancel_action") action = null;
      if (doing === "process_payment_intent") {
        const payment_intent = fields.get("payment_intent") ?? "";
        action = { status: "in_progress", failure_code: null, process_payment_intent: { payment_intent } };
      }
      return method === "GET" || doing !== undefined ? reader() : undefined;
    },
  };
}

function answer(url: string, authorization: string, fields: URLSearchParams): object {
  if (authorization.startsWith("Bearer sk_wrong")) return refusal("Invalid API Key provided", "api_key_invalid");
  if (url.startsWith("/v1/terminal/connection_tokens")) return { object: "terminal.connection_token", secret: "pst_1" };
  if (url.startsWith("/v1/terminal/locations?")) return { object: "list", data: [], has_more: false };
  if (url.startsWith("/v1/terminal/locations"))
    return { object: "terminal.location", id: "tml_1", display_name: fields.get("display_name") };
  if (fields.get("registration_code") !== "simulated-wpe") return refusal("No such code", "parameter_invalid");
  const reader = { object: "terminal.reader", id: "tmr_1", device_type: "bbpos_wisepos_e", serial_number: "WSC-77" };
  return { ...reader, label: fields.get("label"), location: fields.get("location") };
}
