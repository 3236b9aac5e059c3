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

/** https://www.twilio.com/docs/messaging/api/message-resource */
interface Message {
  sid?: string;
  body?: string;
  status?: string;
  error_code?: number | null;
  error_message?: string | null;
  /** Of an error. */
  code?: number;
  message?: string;
}

const problems: Record<number, MessageProblem> = {
  20003: "credentials-refused",
  20404: "credentials-refused",
  21212: "sender-refused",
  21606: "sender-refused",
  21659: "sender-refused",
  21211: "recipient-refused",
  21408: "recipient-refused",
  21610: "recipient-refused",
  21614: "recipient-refused",
  30003: "recipient-refused",
  30004: "recipient-refused",
  30005: "recipient-refused",
  30006: "recipient-refused",
  21617: "text-refused",
  30007: "text-refused",
  30038: "text-refused",
  30002: "no-credit",
};
const mendable: readonly MessageProblem[] = ["credentials-refused", "no-credit"];

/** SMS through Twilio. It has no key against repeats, so before one the sent messages are searched. */
export function twilioProvider(
  { login, secret, sender }: Pick<ProviderSettings, "login" | "secret" | "sender">,
  baseUrl: string,
): Provider {
  const base = `${baseUrl}/2010-04-01/Accounts/${encodeURIComponent(login)}/Messages`;
  const authorization = `Basic ${Buffer.from(`${login}:${secret}`).toString("base64")}`;
  async function ask(path: string, body?: URLSearchParams) {
    const response = await fetch(`${base}${path}`, {
      method: body ? "POST" : "GET",
      headers: { authorization },
      ...(body && { body }),
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { status: response.status, answer: (await response.json()) as Message & { messages?: Message[] } }; // Every field is optional.
  }
  /** The message that an attempt with an unknown end may have sent. */
  async function sentBefore(to: string, text: string, createdAt: Date): Promise<string | undefined> {
    const query = new URLSearchParams({ To: to, "DateSent>": createdAt.toISOString().slice(0, 10), PageSize: "100" });
    const { status, answer } = await ask(`.json?${query}`);
    if (status !== 200) throw new Error(answer.message ?? `status ${status}`);
    return answer.messages?.find(({ body }) => body === text)?.sid;
  }
  return {
    async send({ to, text, isRepeat, createdAt }) {
      try {
        const sid = isRepeat ? await sentBefore(to, text, createdAt) : undefined;
        if (sid) return { state: "sent", providerId: sid, isDelivered: false };
        const from: [string, string] = sender.startsWith("MG") ? ["MessagingServiceSid", sender] : ["From", sender];
        const { status, answer } = await ask(".json", new URLSearchParams([["To", to], from, ["Body", text]]));
        return outcomeOf(status, answer);
      } catch (error) {
        return failed("unreachable", error);
      }
    },
    async track(providerId) {
      try {
        return deliveryOf((await ask(`/${encodeURIComponent(providerId)}.json`)).answer);
      } catch {
        return { state: "pending" }; // Asked again later.
      }
    },
  };
}

function outcomeOf(status: number, { sid, code, message }: Message): Outcome {
  if (status < 300 && sid) return { state: "sent", providerId: sid, isDelivered: false };
  const problem = status === 401 ? "credentials-refused" : problems[code ?? 0];
  if (problem) return mendable.includes(problem) ? failed(problem, message) : refused(problem, message);
  return status === 429 || status >= 500 ? failed("provider-failed", message) : refused("text-refused", message);
}

function deliveryOf({ status, error_code, error_message }: Message): Delivery {
  if (status === "delivered" || status === "read") return { state: "delivered" };
  if (status !== "undelivered" && status !== "failed" && status !== "canceled") return { state: "pending" };
  const text = said(error_message ?? error_code ?? status);
  return { state: "undelivered", problem: problems[error_code ?? 0] ?? "recipient-refused", text };
}
