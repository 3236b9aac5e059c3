import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { create, type Font } from "fontkit";

export type Weight = "regular" | "bold";
/** A font file by its name within a document. */
export interface Face {
  name: string;
  font: Font;
}

const noto = (part: string, weight: Weight) =>
  `@fontsource/noto-sans/files/noto-sans-${part}-${weight === "bold" ? 600 : 400}-normal.woff`;
const dejaVu = (weight: Weight) => `dejavu-fonts-ttf/ttf/DejaVuSansCondensed${weight === "bold" ? "-Bold" : ""}.ttf`;
/**
 * In order of preference. Noto Sans has one file each for Latin, Cyrillic, Greek and currency signs; DejaVu adds what is missing, above all
 * Hebrew, Arabic, Armenian and Georgian, arrows and boxes.
 */
const parts = ["latin", "cyrillic", "latin-ext", "cyrillic-ext", "greek", "greek-ext", "vietnamese", "devanagari"];
const filesOf = (weight: Weight) => [...parts.map((part) => noto(part, weight)), dejaVu(weight)];

/** From Hebrew and Arabic on, letters have several glyphs, which belong to the letter that is written. */
const firstJoined = 0x590;

const find = createRequire(import.meta.url);
const opened = new Map<string, Font>();

function open(file: string): Font {
  let font = opened.get(file);
  if (!font) {
    font = create(readFileSync(find.resolve(file))) as Font; // A font collection is another type, which is not used here.
    // A glyph keeps the character for which it is first asked, and a part of an accented letter is asked for without one: "ö" before the first "o"
    // would leave every later "o" without its character, so that it could not be copied or read aloud.
    for (const point of font.characterSet) if (point < firstJoined) font.glyphForCodePoint(point);
    opened.set(file, font);
  }
  return font;
}

const graphemes = new Intl.Segmenter("und", { granularity: "grapheme" });
/** Latin and Cyrillic letters and signs that never combine with their neighbours. */
const standalone = /^[\u0020-\u02ff\u0400-\u0481\u048a-\u052f\u2010-\u2027\u2030-\u205e\u20a0-\u20c0\u2116]*$/;
/** Shown for a character that no font has. */
const box = "\u25a1";

/** A part of a text in one font. */
export interface Piece {
  face: Face;
  text: string;
}

/** Selects and caches the font for each character, and records whether one had no font. */
export class Faces {
  /** Whether something was drawn as a box. */
  hasMissing = false;
  readonly #known: Record<Weight, Map<string, Face | undefined>> = { regular: new Map(), bold: new Map() };

  /** Invisible characters without a font are omitted; others without a font become a box. */
  pieces(input: string, weight: Weight): Piece[] {
    const text = input.replaceAll(/\p{Bidi_Control}/gu, "");
    const pieces: Piece[] = [];
    const add = (face: Face, part: string) => {
      const last = pieces.at(-1);
      if (last?.face.name === face.name) last.text += part;
      else pieces.push({ face, text: part });
    };
    const plain = /^[\x20-\x7e]+$/.test(text);
    for (const sign of plain ? [text] : standalone.test(text) ? text : signsOf(text)) {
      const face = this.#faceOf(plain ? "a" : sign, weight);
      if (face) add(face, sign);
      else for (const [one, part] of this.#apart(sign, weight)) add(one, part);
    }
    return pieces;
  }

  /** A base character with marks that no single font has together. */
  *#apart(sign: string, weight: Weight): Generator<[Face, string]> {
    for (const part of sign) {
      const face = this.#faceOf(part, weight);
      if (face) yield [face, part];
      else if (!/^[\p{Default_Ignorable_Code_Point}\p{Cc}]$/u.test(part)) {
        this.hasMissing = true;
        const instead = this.#faceOf(box, weight);
        if (instead) yield [instead, box];
      }
    }
  }

  #faceOf(sign: string, weight: Weight): Face | undefined {
    const known = this.#known[weight];
    if (!known.has(sign)) known.set(sign, faceWith(sign, weight));
    return known.get(sign);
  }
}

function* signsOf(text: string): Generator<string> {
  for (const { segment } of graphemes.segment(text)) yield segment;
}

function faceWith(sign: string, weight: Weight): Face | undefined {
  const points = [...sign].map((part) => part.codePointAt(0) ?? 0);
  for (const file of filesOf(weight)) {
    const font = open(file);
    if (points.every((point) => font.hasGlyphForCodePoint(point))) return { name: file, font };
  }
  return undefined;
}
