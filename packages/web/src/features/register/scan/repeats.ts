/** Longer than a camera loses a code that is moved a little, and in more pictures. */
const [restMs, restPictures] = [1500, 2];

interface Seen {
  at: number;
  /** The number of pictures without it since then. */
  missing: number;
}

/** Tells new codes from those that stay before a camera, however long a slow device takes from one picture to the next. */
export class Repeats {
  #seen = new Map<string, Seen>();

  /** The codes of a picture that were out of sight for a moment, or were never read. */
  newIn(picture: readonly string[], now: number): string[] {
    const codes = new Set(picture);
    for (const [code, seen] of this.#seen) if (!codes.has(code)) seen.missing += 1;
    return [...codes].filter((code) => {
      const seen = this.#seen.get(code);
      this.#seen.set(code, { at: now, missing: 0 });
      return seen === undefined || (seen.missing >= restPictures && now - seen.at > restMs);
    });
  }
}
