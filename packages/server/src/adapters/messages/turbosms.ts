import type { MessageProblem } from "@patron/contract/enums";
import {
  type Delivery,
  failed,
  type Outcome,
  type Provider,
  type ProviderSettings,
  refused,
  said,
  timeoutMs,
} from "./provider.ts";

/** https://turbosms.ua/api.html: every answer has HTTP status 200, and its own status says what happened. */
interface Answer {
  response_status?: string;
  response_result?: Array<{ message_id?: string | null; response_status?: string; status?: string }> | null;
}

/** What the words of an answer's status are about, such as `NOT_ALLOWED_MESSAGE_SENDER`; the first that fits counts. */
const problems: ReadonlyArray<[RegExp, MessageProblem]> = [
  [/CREDIT|BALANCE|MONEY/, "no-credit"],
  [/TOKEN|AUTH|ACTIVE_USER|ACCOUNT/, "credentials-refused"],
  [/SENDER/, "sender-refused"],
  [/RECIPIENT|PHONE|COUNTRY|STOP_LIST|BLACK/, "recipient-refused"],
  [/TEXT|CONTENT|MESSAGE|IMAGE|BUTTON|TEMPLATE/, "text-refused"],
];
/** Problems that the business mends without changing the message. */
const mendable: readonly MessageProblem[] = ["credentials-refused", "no-credit"];

/** SMS or Viber messages through TurboSMS. Its `sequence_id` makes a repeated request return the first answer. */
export function turboSmsProvider(
  { sender, secret }: Pick<ProviderSettings, "sender" | "secret">,
  channel: "sms" | "viber",
  baseUrl: string,
): Provider {
  async function ask(method: string, body: object): Promise<Answer> {
    const response = await fetch(`${baseUrl}/message/${method}.json`, {
      method: "POST",
      headers: { authorization: `Bearer ${secret}`, "content-type": "application/json" },
      body: JSON.stringify(body),
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
    });
    return (await response.json()) as Answer; // Every field is optional and checked below.
  }
  return {
    async send({ id, to, text }) {
      try {
        const recipients = [to.replace(/^\+/, "")];
        return outcomeOf(await ask("send", { recipients, [channel]: { sender, text }, sequence_id: id }));
      } catch (error) {
        return failed("unreachable", error);
      }
    },
    async track(providerId) {
      try {
        return deliveryOf(await ask("status", { messages: [providerId] }));
      } catch {
        return { state: "pending" }; // Asked again later.
      }
    },
  };
}

/** A recipient's own result says more than that of the whole request; only an accepted one has a message id. */
function outcomeOf({ response_status: whole, response_result }: Answer): Outcome {
  const [one] = response_result ?? [];
  if (one?.message_id) return { state: "sent", providerId: one.message_id, isDelivered: false };
  const status = one?.response_status ?? whole ?? "";
  const [, problem] = problems.find(([words]) => words.test(status)) ?? [];
  if (!problem) return failed("provider-failed", status);
  return mendable.includes(problem) ? failed(problem, status) : refused(problem, status);
}

function deliveryOf({ response_result }: Answer): Delivery {
  const status = response_result?.[0]?.status?.toUpperCase();
  if (status === "DELIVERED" || status === "READ") return { state: "delivered" };
  if (["UNDELIVERED", "EXPIRED", "REJECTED", "DELETED", "UNKNOWN", "CANCELLED", "STOPPED"].includes(status ?? ""))
    return { state: "undelivered", problem: "recipient-refused", text: said(status) };
  return { state: "pending" };
}
