/**
 * Reproducible random numbers: the same seed gives the same numbers on every machine (sfc32 over a hash of the seed). Named streams are
 * independent, so draws for one purpose do not affect another.
 */
export class Chance {
  readonly #seed: string;
  #a: number;
  #b: number;
  #c: number;
  #counter = 1;

  constructor(seed: string) {
    this.#seed = seed;
    [this.#a, this.#b, this.#c] = [hash(seed, 0x9e3779b9), hash(seed, 0x243f6a88), hash(seed, 0xb7e15162)];
    for (let warming = 0; warming < 12; warming += 1) this.next();
  }

  /** An independent stream for a purpose. */
  of(name: string): Chance {
    return new Chance(`${this.#seed}/${name}`);
  }
  /** From 0 (included) to 1 (excluded). */
  next(): number {
    const sum = (this.#a + this.#b + this.#counter) | 0;
    this.#counter = (this.#counter + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 2 ** 32;
  }
  /** True with this probability. */
  is(share: number): boolean {
    return this.next() < share;
  }
  /** An integer, both ends included. */
  whole(from: number, to: number): number {
    return from + Math.floor(this.next() * (to - from + 1));
  }
  pick<T>(list: readonly T[]): T {
    const found = list[Math.floor(this.next() * list.length)];
    if (found === undefined) throw new RangeError("There is nothing to choose from.");
    return found;
  }
}

/** Draws an index in proportion to weights; prepared once, drawn often. */
export class Weights {
  readonly #upTo: number[] = [];
  readonly total: number;
  constructor(weights: readonly number[]) {
    let sum = 0;
    for (const weight of weights) {
      sum += weight;
      this.#upTo.push(sum);
    }
    this.total = sum;
  }
  draw(chance: Chance): number {
    const at = chance.next() * this.total;
    let [low, high] = [0, this.#upTo.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#upTo[middle] ?? 0) > at) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}

/** FNV-1a over the code units of a text, from a basis. */
function hash(text: string, basis: number): number {
  let value = basis | 0;
  for (let index = 0; index < text.length; index += 1) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return value ^ (value >>> 15);
}
