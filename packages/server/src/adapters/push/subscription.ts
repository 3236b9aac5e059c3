import { createHash, ECDH } from "node:crypto";
import { isIP } from "node:net";
import { isLoopback } from "#kit/http/direct.ts";

/** Where a browser gets messages, and with which keys they are encrypted for it. */
export interface Subscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

const authBytes = 16;

/**
 * Whether a browser can have made a subscription. Its push service has a name and HTTPS; where the installation allows private networks, both may be
 * missing. Whether the name leads to a private address is found out when something is sent.
 */
export function isSubscription({ endpoint, p256dh, auth }: Subscription, isPrivateAllowed: boolean): boolean {
  return (
    isEndpoint(endpoint, isPrivateAllowed) && isPoint(p256dh) && Buffer.from(auth, "base64url").length === authBytes
  );
}

function isEndpoint(endpoint: string, isPrivateAllowed: boolean): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, host, username, password } = new URL(endpoint);
  if (username || password) return false;
  if (isPrivateAllowed) return protocol === "https:" || protocol === "http:";
  return protocol === "https:" && !isIP(hostname.replace(/^\[|\]$/g, "")) && !isLoopback(host);
}

function isPoint(key: string): boolean {
  try {
    return ECDH.convertKey(key, "prime256v1", "base64url", "base64url", "uncompressed") === key.replace(/=+$/, "");
  } catch {
    return false; // No point of the curve.
  }
}

/** Recognises an address without revealing it. */
export function digestOfEndpoint({ endpoint }: Subscription): Buffer {
  return createHash("sha256").update(endpoint).digest();
}
