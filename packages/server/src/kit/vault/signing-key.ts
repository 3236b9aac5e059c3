import { createHash, createPublicKey, verify, type webcrypto } from "node:crypto";

/** Whether a JSON Web Key is a public key that a signature can be compared with. */
export function isPublicKey(key: webcrypto.JsonWebKey): boolean {
  try {
    createPublicKey({ key, format: "jwk" });
    return true;
  } catch {
    // Node has no other way to say that a point is not on its curve.
    return false;
  }
}

/** Whether the holder of a key has signed a text: ECDSA with SHA-256, both numbers one after another, as browsers write it. */
export function isSignedBy(key: webcrypto.JsonWebKey, text: string, signature: string): boolean {
  const publicKey = createPublicKey({ key, format: "jwk" });
  return verify(
    "sha256",
    Buffer.from(text),
    { key: publicKey, dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
}

/** SHA-256 of a text as base64url. */
export function textHash(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}
