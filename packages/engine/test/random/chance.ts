/**
 * Reproducible random choices, much faster than shrinking arbitraries: a million checks are drawn in minutes. The same seed and number
 * always give the same choices (sfc32).
 */
export class Chance {
  #a: number;
  #b: number;
  #c: number;
  #count = 1;

  constructor(seed: number, number: number) {
    [this.#a, this.#b, this.#c] = [seed | 0, number | 0, 0x9e3779b9 | 0];
    for (let round = 0; round < 15; round += 1) this.next();
  }

  /** A 32-bit integer. */
  next(): number {
    const sum = (((this.#a + this.#b) | 0) + this.#count) | 0;
    this.#count = (this.#count + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = ((this.#c << 21) | (this.#c >>> 11)) + sum;
    return sum >>> 0;
  }

  /** An integer between both, inclusive. */
  between(min: number, max: number): number {
    return min + (this.next() % (max - min + 1));
  }

  /** True with this probability in percent. */
  in100(times: number): boolean {
    return this.next() % 100 < times;
  }

  pick<One>(...from: readonly [One, ...One[]]): One {
    return from[this.next() % from.length] as One; // The index is within the list.
  }

  /** A random subset. */
  some<One>(from: readonly One[]): One[] {
    return from.filter(() => this.in100(50));
  }

  /** A random number of values, made by index. */
  many<One>(min: number, max: number, make: (index: number) => One): One[] {
    return Array.from({ length: this.between(min, max) }, (_, position) => make(position));
  }

  /** The made value with a probability in percent, else the other. */
  maybe<One, Other>(times: number, make: () => One, otherwise: Other): One | Other {
    return this.in100(times) ? make() : otherwise;
  }

  /** A decimal text between two integers, with up to that many decimals. */
  decimal(min: number, max: number, decimals: number): string {
    const digits = this.in100(30) ? this.between(0, decimals) : decimals;
    const whole = this.between(min, max);
    if (digits === 0 || this.in100(10)) return String(whole);
    const fraction = String(this.next() % 10 ** digits).padStart(digits, "0");
    return whole >= max ? String(whole) : `${whole}.${fraction}`;
  }
}
