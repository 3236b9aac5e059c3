/** Longer than a camera loses a code that is moved a little. */
const restMs = 1500;

/** Tells new codes from those that stay before a camera. */
export class Repeats {
  #seen = new Map<string, number>();

  /** Whether a code is read now that was out of sight for a moment, or was never read. */
  isNew(code: string, now: number): boolean {
    const last = this.#seen.get(code);
    this.#seen.set(code, now);
    return last === undefined || now - last > restMs;
  }
}
