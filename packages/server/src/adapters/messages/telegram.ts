import { failed, type Outcome, type Provider, refused, timeoutMs } from "./provider.ts";

/** https://core.telegram.org/bots/api#making-requests */
interface Answer {
  ok?: boolean;
  result?: { message_id?: number };
  error_code?: number;
  description?: string;
  parameters?: { retry_after?: number };
}

const longestText = 4096;

/** A bot in Telegram. */
export interface TelegramBot extends Provider {
  /** Tells Telegram where to deliver what happens in chats, and the secret to send along. */
  listen(url: string, secret: string): Promise<Outcome>;
}

/** Messages through a bot. Telegram has no key against repeats: one whose attempt ended in the dark may come twice. */
export function telegramBot(token: string, baseUrl: string): TelegramBot {
  async function ask(method: string, body: object): Promise<Outcome> {
    try {
      const response = await fetch(`${baseUrl}/bot${encodeURIComponent(token).replace("%3A", ":")}/${method}`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
        redirect: "error",
        signal: AbortSignal.timeout(timeoutMs),
      });
      return outcomeOf((await response.json()) as Answer); // Every field is optional and checked below.
    } catch (error) {
      return failed("unreachable", withoutToken(error, token));
    }
  }
  return {
    send: ({ to, subject, text }) => {
      const whole = [subject, text].filter(Boolean).join("\n\n").slice(0, longestText).toWellFormed();
      return ask("sendMessage", { chat_id: to, text: whole });
    },
    listen: (url, secret) =>
      ask("setWebhook", { url, secret_token: secret, allowed_updates: ["message", "my_chat_member"] }),
  };
}

function outcomeOf({ ok, result, error_code, description, parameters }: Answer): Outcome {
  if (ok) return { state: "sent", providerId: result?.message_id?.toString() ?? null, isDelivered: false };
  switch (error_code) {
    case 401:
    case 404:
      return failed("credentials-refused", description);
    case 403:
      return refused("recipient-blocked", description);
    case 400:
      return refused(
        /chat not found|user is deactivated|PEER_ID/i.test(description ?? "") ? "recipient-refused" : "text-refused",
        description,
      );
    case 429:
      return {
        ...failed("provider-failed", description),
        retryAfterMs: (parameters?.retry_after ?? 1) * 1_000,
      } as Outcome;
    default:
      return failed("provider-failed", description);
  }
}

/** Errors of connections may name the address, and with it the token. */
function withoutToken(error: unknown, token: string): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return (cause instanceof Error ? cause.message : String(cause)).replaceAll(token, "…");
}
