import { said, timeoutMs } from "../messages/provider.ts";
import { PrivateAddressError } from "../messages/public-address.ts";
import { postPublicly } from "../messages/public-post.ts";
import type { Subscription } from "./subscription.ts";
import type { VapidKeys } from "./vapid.ts";

/** A message for one browser. */
export interface Push {
  subscription: Subscription;
  /** At most 3 kB. */
  payload: string;
  /** At most 32 characters of base64url, constant over all attempts: of several that the push service holds it delivers the last. */
  topic: string;
  /** How long the push service keeps the message for a browser that is away. */
  keptSeconds: number;
}
/** Who sends it: the keys, and an address for the push service's operators. */
export interface Sender {
  keys: VapidKeys;
  contact: string;
  isPrivateAllowed: boolean;
}
/** `gone`: the subscription has ended. `failed`: another attempt may succeed, not before `retryAfterMs`. `refused`: none will. */
export type PushOutcome =
  | { state: "sent" | "gone" }
  | { state: "refused"; text: string | null }
  | { state: "failed"; text: string | null; retryAfterMs: number };

/** Gives a message to the push service of a browser. Never throws because of the service. */
export async function sendPush(
  push: Push,
  { keys, contact, isPrivateAllowed }: Sender,
  now: Date,
): Promise<PushOutcome> {
  const { endpoint, ...encryption } = push.subscription;
  // Loaded with the first message, so startup does not wait for it.
  const { default: webPush } = await import("web-push");
  const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: encryption }, push.payload, {
    vapidDetails: { subject: contact, ...keys },
    TTL: push.keptSeconds,
    topic: push.topic,
    urgency: "high",
    contentEncoding: "aes128gcm",
    timeout: timeoutMs,
  });
  try {
    const { "Content-Length": _, ...own } = headers as Record<string, string>; // The library makes numbers and texts; undici counts by itself.
    const named = Object.fromEntries(Object.entries(own).map(([name, value]) => [name, String(value)]));
    const { status, isOk, header } = await postPublicly(endpoint, { headers: named, body }, isPrivateAllowed);
    if (isOk) return { state: "sent" };
    if (status === 404 || status === 410) return { state: "gone" };
    const text = `HTTP ${status}`;
    if (status !== 429 && status < 500) return { state: "refused", text };
    return { state: "failed", text, retryAfterMs: waitOf(header("retry-after"), now) };
  } catch (error) {
    // No browser has its push service there.
    if (error instanceof PrivateAddressError) return { state: "gone" };
    return { state: "failed", text: said(error), retryAfterMs: 0 };
  }
}

/** `Retry-After` has seconds or a moment. */
function waitOf(retryAfter: string | null, now: Date): number {
  if (retryAfter === null) return 0;
  const ms = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1_000 : Date.parse(retryAfter) - now.getTime();
  return Number.isFinite(ms) ? Math.max(ms, 0) : 0;
}
