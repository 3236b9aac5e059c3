import { createHash, randomBytes, randomInt } from "node:crypto";

/** 256 random bits in 43 characters that need no escaping anywhere. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** What is stored of a token: enough to recognise it, useless to whoever reads the database. */
export function hashToken(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}

/** A code of six digits, to be read out of a letter and typed in. Only good for a few tries. */
export function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, "0");
}
