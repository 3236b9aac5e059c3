import type { Failure } from "@patron/contract/client";

/**
 * The idempotency keys of attempts with an unknown outcome. A request keeps its key until the server confirms it: the server stores a response with
 * the key only together with the effect, so a repeat after a refusal is a new attempt, and a repeat after a lost response is the same one. Other
 * content is another request. A success settles all earlier attempts: the same request after it is a new one.
 */
export class AttemptKeys {
  readonly #keys = new Map<string, string>();

  /** Returns the key of a request: the one of its last attempt, or a new one. */
  of(fingerprint: string): string {
    const key = this.#keys.get(fingerprint) ?? crypto.randomUUID();
    this.#keys.set(fingerprint, key);
    return key;
  }
  /** Call it after a success. */
  succeed(): void {
    this.#keys.clear();
  }
  /** Call it after a refusal or an unknown outcome. */
  fail(fingerprint: string, failure: Failure): void {
    if (isSpent(failure)) this.#keys.delete(fingerprint);
  }
}

/** Whether the outcome of a request is unknown: no response, an incomplete one, or the first attempt is still running. */
export function isUnsure({ code }: Failure): boolean {
  return code.startsWith("server.") || code === "request.running";
}

/** Whether the key can only lead to the same failure: its response was a secret that is shown once, or it belongs to another request. */
function isSpent({ code }: Failure): boolean {
  return code === "request.answered" || code === "idempotency.mismatch";
}

/** Returns what identifies a request: the call, its content, and the version that it changes. */
export function fingerprintOf(name: string, requested: object, version: number | undefined): string {
  return JSON.stringify([name, requested, version], nameFiles);
}

/** JSON does not contain files, so two different ones would be the same attempt. */
function nameFiles(_key: string, value: unknown): unknown {
  return value instanceof File ? [value.name, value.size, value.lastModified] : value;
}
