import { createHash, randomBytes, randomInt } from "node:crypto";

/** 256 random bits in 43 characters that never need escaping. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** The stored form of a token: enough to recognise it, useless to anyone who reads the database. */
export function hashToken(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}

/** A six-digit code, sent by e-mail and typed in. Allow only a few attempts. */
export function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, "0");
}

/** Random characters of an alphabet, each equally likely. */
export function randomText(alphabet: string, length: number): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join("");
}
