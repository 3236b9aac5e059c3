import { createRequire } from "node:module";

/** A part of a line with one direction. Parts are in visual order, from left to right. */
export interface TextRun {
  text: string;
  rightToLeft: boolean;
}

/** A CommonJS package with types of an ES module. */
const makeBidi = createRequire(import.meta.url)("bidi-js") as typeof import("bidi-js").default; // `require` returns the factory.
const bidi = makeBidi();
/** Right-to-left letters, and characters that change the direction. */
const rightToLeftPattern =
  /[\u0590-\u08ff\u200f\u202b\u202e\u2067\ufb1d-\ufdff\ufe70-\ufefc]|[\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** The parts of a line by Unicode's bidirectional algorithm; the text's first strong letter determines its base direction. */
export function textRuns(line: string): TextRun[] {
  if (!rightToLeftPattern.test(line)) return [{ text: line, rightToLeft: false }];
  const embedding = bidi.getEmbeddingLevels(line);
  const mirrored = bidi.getMirroredCharactersMap(line, embedding.levels);
  const runs: (TextRun & { level: number })[] = [];
  for (let at = 0; at < line.length; at += 1) {
    const level = embedding.levels[at] ?? 0;
    const sign = mirrored.get(at) ?? line.charAt(at);
    const last = runs.at(-1);
    if (last && last.level === level) last.text += sign;
    else runs.push({ text: sign, level, rightToLeft: level % 2 === 1 });
  }
  return reordered(runs);
}

/** Rule L2: from the highest level down to the lowest odd one, reverse everything at that level or higher. */
function reordered<S extends { level: number }>(runs: S[]): S[] {
  const seen = [...runs];
  for (let level = Math.max(...seen.map((one) => one.level)); level >= 1; level -= 1) {
    for (let from = 0; from < seen.length; from += 1) {
      let until = from;
      while ((seen[until]?.level ?? -1) >= level) until += 1;
      if (until > from) seen.splice(from, until - from, ...seen.slice(from, until).reverse());
      from = Math.max(from, until);
    }
  }
  return seen;
}

const stronglyRightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
/** Fonts reverse their own letters; this reverses parts without any. */
export function toVisualOrder(text: string, rightToLeft: boolean): string {
  return rightToLeft && !stronglyRightToLeft.test(text) ? [...text].reverse().join("") : text;
}
