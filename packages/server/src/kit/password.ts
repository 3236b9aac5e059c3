import crypto, { randomBytes, timingSafeEqual } from "node:crypto";
import { availableParallelism } from "node:os";
import { promisify } from "node:util";

const argon2 = promisify(crypto.argon2);
const memory = 19 * 1024; // KiB; OWASP's argon2id minimum with two passes.
const passes = 2;
const tagLength = 32;

// Hashing costs 30 ms of a core; more at once than cores would only slow down other calls.
let concurrency = Math.max(1, availableParallelism() - 1);
let running = 0;
const waiting: (() => void)[] = [];

/** Divides the limit of concurrent hashing between the processes of a server. */
export function shareHashing(processes: number): void {
  concurrency = Math.max(1, Math.floor((availableParallelism() - 1) / processes));
}

async function derive(password: string, nonce: Buffer): Promise<Buffer> {
  if (running >= concurrency) await new Promise<void>((resolve) => waiting.push(resolve));
  running += 1;
  try {
    const message = Buffer.from(password.normalize("NFKC"));
    return await argon2("argon2id", { message, nonce, parallelism: 1, tagLength, memory, passes });
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}

/** The PHC string of a password: algorithm, costs, salt and hash. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await derive(password, nonce);
  const b64 = (bytes: Buffer) => bytes.toString("base64").replace(/=+$/, "");
  return `$argon2id$v=19$m=${memory},t=${passes},p=1$${b64(nonce)}$${b64(tag)}`;
}

/** Whether the password matches the stored string, in constant time. */
export async function passwordMatches(password: string, stored: string): Promise<boolean> {
  const [, , , , nonce, tag] = stored.split("$");
  if (!nonce || !tag) return false;
  const expected = Buffer.from(tag, "base64");
  const derived = await derive(password, Buffer.from(nonce, "base64"));
  return expected.length === derived.length && timingSafeEqual(expected, derived);
}

/** Does the same work as a real comparison for an unknown login, so the response time reveals nothing. */
export async function passwordDecoy(password: string): Promise<false> {
  await derive(password, Buffer.alloc(16));
  return false;
}

const commonPasswords = new Set(
  "password 12345678 123456789 1234567890 qwertyuiop qwerty123 11111111 iloveyou password1 00000000 abc12345 q1w2e3r4 admin123 letmein1 welcome1 sunshine princess football baseball superman 1q2w3e4r trustno1 passw0rd".split(
    " ",
  ),
);
/** Whether a password has less than eight characters, repeats one character, or is among the most common ones. */
export function isWeakPassword(password: string): boolean {
  return [...password].length < 8 || new Set(password).size < 3 || commonPasswords.has(password.toLowerCase());
}
