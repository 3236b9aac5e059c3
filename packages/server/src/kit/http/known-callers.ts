import { isDeepStrictEqual } from "node:util";
import { remember } from "../records/remember.ts";
import type { Caller, Who } from "../who.ts";

/** How many tokens are remembered; the one unused for longest is forgotten first. */
const most = 10_000;

/**
 * Who each token belonged to when this process last saw it. A call starts its work for that caller while the database says who it really is,
 * and answers and commits nothing before that: the memory saves a round trip and decides nothing.
 */
export class KnownCallers {
  readonly #byHash = new Map<string, Caller>();

  /** The expected caller of the given kind. */
  expect(tokenHash: Buffer, kind: Caller["kind"]): Caller | undefined {
    const key = keyOf(tokenHash);
    const known = this.#byHash.get(key);
    if (known?.kind !== kind) return undefined;
    remember(this.#byHash, key, known, most);
    return known;
  }

  learn(tokenHash: Buffer, who: Caller): void {
    remember(this.#byHash, keyOf(tokenHash), who, most);
  }
}

function keyOf(tokenHash: Buffer): string {
  return tokenHash.toString("base64");
}

/** The caller whom the database names is not the expected one: work that began for the other must not count. */
export class UnexpectedCaller extends Error {}

/** Whether both are equal in business, person or terminal, and access. The address may differ. */
export function isSameCaller(expected: Who, found: Who): boolean {
  return isDeepStrictEqual({ ...expected, remoteAddr: "" }, { ...found, remoteAddr: "" });
}
