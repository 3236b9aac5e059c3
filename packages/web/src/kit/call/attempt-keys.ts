import type { Failure } from "@patron/contract/client";

/**
 * The idempotency keys of attempts whose effect nobody is sure of. A request keeps its key until the server has said that it happened: it stores
 * an answer beside the key only with the effect, so that the same key after a refusal is an attempt like any other, and after a lost answer the
 * same one. Another content is another request. Once something happened, what was tried before it is settled: to ask for it again is a new wish.
 */
export class AttemptKeys {
  readonly #keys = new Map<string, string>();

  /** The key of a request: the one that it was last tried with, or a new one. */
  of(fingerprint: string): string {
    const key = this.#keys.get(fingerprint) ?? crypto.randomUUID();
    this.#keys.set(fingerprint, key);
    return key;
  }
  /** It happened. */
  succeed(): void {
    this.#keys.clear();
  }
  /** It was refused, or nobody knows what became of it. */
  fail(fingerprint: string, failure: Failure): void {
    if (isSpent(failure)) this.#keys.delete(fingerprint);
  }
}

/** Whether nobody knows what became of a request: no answer came, only a part of it, or the first attempt is still running. */
export function isUnsure({ status, code }: Failure): boolean {
  return status >= 500 || code === "request.running";
}

/** Whether the key can bring nothing but the same failure: its answer was a secret that is not shown again, or it stands for another request. */
function isSpent({ code }: Failure): boolean {
  return code === "request.answered" || code === "idempotency.mismatch";
}

/** What makes two requests the same: what is called, with what, and on which version it builds. */
export function fingerprintOf(name: string, requested: object, version: number | undefined): string {
  return JSON.stringify([name, requested, version], nameFiles);
}

/** JSON knows no files: two different ones would be the same attempt. */
function nameFiles(_key: string, value: unknown): unknown {
  return value instanceof File ? [value.name, value.size, value.lastModified] : value;
}
