import type { offline } from "@patron/contract";
import type { BodyOf } from "@patron/contract/client";
import { offlineText } from "@patron/contract/offline-text";
import type { SaleBody, Series } from "./shapes.ts";

const curve = { name: "ECDSA", namedCurve: "P-256" } as const;
const signing = { name: "ECDSA", hash: "SHA-256" } as const;
type PublicKey = BodyOf<typeof offline.openSeries>["public_key"];

/** Makes the key of a series. Its private part cannot be read, not even by this app. */
export async function newKey(): Promise<{ key: CryptoKey; publicKey: PublicKey }> {
  const pair = await crypto.subtle.generateKey(curve, false, ["sign"]);
  const { x = "", y = "" } = await crypto.subtle.exportKey("jwk", pair.publicKey);
  return { key: pair.privateKey, publicKey: { kty: "EC", crv: "P-256", x, y } };
}

/** A sale with the next number of a series, signed, and the series after it. */
export async function numbered(
  series: Series,
  sale: Omit<SaleBody, "series_id" | "number" | "previous" | "signature">,
): Promise<{ body: SaleBody; next: Series }> {
  const { id, key, next_number, previous } = series;
  const signed = { ...sale, series_id: id, number: next_number, previous };
  const bytes = new TextEncoder().encode(offlineText(signed));
  const [signature, hash] = await Promise.all([
    crypto.subtle.sign(signing, key, bytes),
    crypto.subtle.digest("SHA-256", bytes),
  ]);
  return {
    body: { ...signed, signature: base64url(signature) },
    next: { ...series, next_number: next_number + 1, previous: base64url(hash) },
  };
}

function base64url(bytes: ArrayBuffer): string {
  const text = btoa(String.fromCharCode(...new Uint8Array(bytes)));
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
