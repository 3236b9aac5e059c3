import crypto, { type Argon2Algorithm, type Argon2Parameters } from "node:crypto";

// Nearly every test registers a business with a password, and hashing it as a server does takes 30 ms of a core: a third of the suite's own
// work. Every hash still has to be requested at its whole cost. Tests that start a server as a process hash as it does.

/** OWASP's minimum for argon2id, in KiB and passes. */
const least = { memory: 19 * 1024, passes: 2 };
const cheapest = { memory: 8, passes: 1 };

/** Remembered there, because a test may load this file anew. */
const remembering: typeof crypto & { realArgon2?: typeof crypto.argon2 } = crypto;
remembering.realArgon2 ??= crypto.argon2;
const argon2 = remembering.realArgon2;
type Done = (error: Error | null, tag: NonSharedBuffer) => void;

/** Makes every hash of this process a cheap one. Called before the code that hashes is loaded. */
export function hashCheaply(): void {
  crypto.argon2 = (algorithm: Argon2Algorithm, asked: Argon2Parameters, done: Done) => {
    if (algorithm !== "argon2id" || asked.memory < least.memory || asked.passes < least.passes)
      throw new Error(
        `A password was to be hashed as ${algorithm} with ${asked.memory} KiB in ${asked.passes} passes.`,
      );
    argon2(algorithm, { ...asked, ...cheapest }, done);
  };
}
