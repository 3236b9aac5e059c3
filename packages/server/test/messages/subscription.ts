import { createECDH, randomBytes, randomUUID } from "node:crypto";

/** A subscription such as a browser makes, of a push service that does not exist. */
export function someSubscription() {
  const p256dh = createECDH("prime256v1").generateKeys("base64url");
  const auth = randomBytes(16).toString("base64url");
  return { endpoint: `https://push.example.com/${randomUUID()}`, p256dh, auth };
}
