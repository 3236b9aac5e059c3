import { isIP } from "node:net";
import { Webhook, WebhookVerificationError } from "standardwebhooks";
import { Agent, fetch } from "undici";
import { failed, type Provider, type ProviderSettings, refused, timeoutMs } from "./provider.ts";
import { addressOf, PrivateAddressError } from "./public-address.ts";

const [leastBytes, mostBytes] = [24, 64];

/** Whether a text is a signing secret of Standard Webhooks: `whsec_` and 24 to 64 bytes in base64. */
export function isSigningSecret(secret: string): boolean {
  const [, encoded] = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(secret) ?? [];
  const { length } = Buffer.from(encoded ?? "", "base64");
  return length >= leastBytes && length <= mostBytes;
}

/** Whether a request that came in was signed with a secret within the last five minutes. */
export function isSignedWebhook(secret: string, body: string, headers: Record<string, string>): boolean {
  if (!isSigningSecret(secret)) return false;
  try {
    new Webhook(secret).verify(body, headers);
    return true;
  } catch (error) {
    if (error instanceof WebhookVerificationError) return false;
    throw error;
  }
}

/** Messages as signed webhooks (https://www.standardwebhooks.com). `webhook-id` stays the same over all attempts. */
export function webhookProvider(
  { url, secret }: Pick<ProviderSettings, "url" | "secret">,
  isPrivateAllowed: boolean,
): Provider {
  return {
    async send({ id, subject, text, createdAt, data }) {
      if (!url || !isSigningSecret(secret)) return refused("credentials-refused");
      const body = JSON.stringify({
        type: "message.sent",
        timestamp: createdAt.toISOString(),
        data: { id, subject, text, ...data },
      });
      const at = new Date();
      try {
        const address = await addressOf(new URL(url).hostname, isPrivateAllowed);
        const lookup: Lookup = (_host, options, done) =>
          options.all ? done(null, [{ address, family: isIP(address) }]) : done(null, address, isIP(address));
        const agent = new Agent({ connect: { lookup, timeout: timeoutMs } });
        try {
          const response = await fetch(url, {
            method: "POST",
            headers: {
              "content-type": "application/json",
              "webhook-id": id,
              "webhook-timestamp": String(Math.floor(at.getTime() / 1000)),
              "webhook-signature": new Webhook(secret).sign(id, at, body),
            },
            body,
            redirect: "manual",
            signal: AbortSignal.timeout(timeoutMs),
            dispatcher: agent,
          });
          await response.body?.cancel();
          if (response.ok) return { state: "sent", providerId: null, isDelivered: true };
          const words = `HTTP ${response.status}`;
          if (response.status === 401 || response.status === 403) return failed("credentials-refused", words);
          // 410: the receiver wants no more webhooks.
          return response.status === 410 ? refused("recipient-refused", words) : failed("provider-failed", words);
        } finally {
          await agent.destroy();
        }
      } catch (error) {
        if (error instanceof PrivateAddressError) return refused("address-not-allowed", error);
        return failed("unreachable", error);
      }
    },
  };
}

interface Found {
  address: string;
  family: number;
}
type Lookup = (
  host: string,
  options: { all?: boolean },
  done: (error: null, address: string | Found[], family?: number) => void,
) => void;
