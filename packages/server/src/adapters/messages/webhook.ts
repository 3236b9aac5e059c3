import { Webhook, WebhookVerificationError } from "standardwebhooks";
import { failed, type Provider, type ProviderSettings, refused } from "./provider.ts";
import { PrivateAddressError } from "./public-address.ts";
import { postPublicly } from "./public-post.ts";

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
        const { status, isOk } = await postPublicly(
          url,
          {
            headers: {
              "content-type": "application/json",
              "webhook-id": id,
              "webhook-timestamp": String(Math.floor(at.getTime() / 1000)),
              "webhook-signature": new Webhook(secret).sign(id, at, body),
            },
            body,
          },
          isPrivateAllowed,
        );
        if (isOk) return { state: "sent", providerId: null, isDelivered: true };
        const words = `HTTP ${status}`;
        if (status === 401 || status === 403) return failed("credentials-refused", words);
        // 410: the receiver wants no more webhooks.
        return status === 410 ? refused("recipient-refused", words) : failed("provider-failed", words);
      } catch (error) {
        if (error instanceof PrivateAddressError) return refused("address-not-allowed", error);
        return failed("unreachable", error);
      }
    },
  };
}
