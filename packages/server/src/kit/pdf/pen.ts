import { textRuns, toVisualOrder } from "./direction.ts";
import { type Face, Faces, type Weight } from "./faces.ts";
import { type Glyphs, glyphsOf, operatorsOf, type Written } from "./glyphs.ts";

/** A text style. Sizes and widths are in points. */
export interface TextStyle {
  size: number;
  weight?: Weight;
  color?: string;
}
export const ink = "#1a1a1a";
export const paleInk = "#5c5c5c";

/** pdfkit's internals of an embedded font. Not in its types; its own `text` lays each text out three times and keeps it. */
interface Embedded {
  id: string;
  ref(): unknown;
  encode(text: string, features: Record<string, boolean>): Written;
}
interface Stroke {
  font: Embedded;
  glyphs: Glyphs;
}
/** One line, ready to be drawn. */
interface Line {
  strokes: readonly Stroke[];
  width: number;
}

/** The number of words whose glyphs are cached. */
const maxCached = 4_000;
const graphemes = new Intl.Segmenter("und", { granularity: "grapheme" });

/** Measures and writes texts of any script. */
export class Pen {
  readonly faces = new Faces();
  readonly #doc: PDFKit.PDFDocument;
  readonly #fonts = new Map<string, Embedded>();
  readonly #cache = new Map<string, readonly Stroke[]>();

  constructor(doc: PDFKit.PDFDocument) {
    this.#doc = doc;
  }

  width(text: string, style: TextStyle): number {
    return this.#line(tidy(text), style).width;
  }

  /** Draws a text on its baseline, starting or (with `end`) ending at x. Returns its width. */
  write(text: string, at: { x: number; y: number; end?: boolean }, style: TextStyle): number {
    const line = this.#line(tidy(text), style);
    const x = at.end ? at.x - line.width : at.x;
    const { operators, fonts } = this.#drawn(line, style);
    Object.assign(this.#doc.page.fonts, fonts);
    // The page's y axis points down, the text's up.
    this.#doc.addContent(`BT 1 0 0 -1 ${x.toFixed(2)} ${at.y.toFixed(2)} Tm ${operators} ET`);
    return line.width;
  }

  /** A reusable drawing of a text that begins at 0, with its fonts. */
  drawing(text: string, style: TextStyle): { content: string; fonts: Record<string, unknown> } {
    const { operators, fonts } = this.#drawn(this.#line(tidy(text), style), style);
    return { content: `BT ${operators} ET`, fonts };
  }

  /** Wraps a text into lines of at most a width. Breaks longer words between characters; nothing is omitted. */
  wrap(text: string, width: number, style: TextStyle): string[] {
    const lines: string[] = [];
    let line = "";
    for (const word of tidy(text).match(words) ?? []) {
      if (line && this.#line((line + word).trimEnd(), style).width > width) {
        lines.push(line.trimEnd());
        line = "";
      }
      line += word;
      while (line.length > 1 && this.#line(line.trimEnd(), style).width > width) {
        const part = this.#fitting(line, width, style);
        lines.push(part);
        line = line.slice(part.length);
      }
    }
    if (line.trim()) lines.push(line.trimEnd());
    return lines;
  }

  #drawn({ strokes }: Line, { size, color = ink }: TextStyle) {
    const fonts: Record<string, unknown> = {};
    const parts: string[] = [];
    for (let from = 0, until = 0; from < strokes.length; from = until) {
      const font = strokes[from]?.font;
      while (until < strokes.length && strokes[until]?.font === font) until += 1;
      if (!font) break;
      fonts[font.id] = font.ref();
      const glyphs = strokes.slice(from, until).map((one) => one.glyphs);
      parts.push(`/${font.id} ${size} Tf ${operatorsOf(glyphs, size)}`);
    }
    const [red, green, blue] = [1, 3, 5].map((at) => (Number.parseInt(color.slice(at, at + 2), 16) / 255).toFixed(3));
    return { operators: `${red} ${green} ${blue} rg ${parts.join(" ")}`, fonts };
  }

  #line(text: string, { size, weight = "regular" }: TextStyle): Line {
    const strokes = textRuns(text).flatMap(({ text: part, rightToLeft }) =>
      rightToLeft
        ? this.#strokes(part, weight, true)
        : part.split(boundaries).flatMap((word) => this.#word(word, weight)),
    );
    return { strokes, width: strokes.reduce((sum, { glyphs }) => sum + glyphs.width, 0) * size };
  }

  /** Caches words, because they repeat; a full cache is emptied. */
  #word(word: string, weight: Weight): readonly Stroke[] {
    const key = `${weight} ${word}`;
    let strokes = this.#cache.get(key);
    if (!strokes) {
      if (this.#cache.size >= maxCached) this.#cache.clear();
      strokes = this.#strokes(word, weight, false);
      this.#cache.set(key, strokes);
    }
    return strokes;
  }

  #strokes(text: string, weight: Weight, rightToLeft: boolean): Stroke[] {
    const pieces = this.faces.pieces(text, weight);
    return (rightToLeft ? pieces.reverse() : pieces).map(({ face, text: part }): Stroke => {
      const font = this.#embedded(face);
      const written = font.encode(toVisualOrder(part, rightToLeft), whole.test(part) ? { ccmp: false } : {});
      return { font, glyphs: glyphsOf(written) };
    });
  }

  #embedded(face: Face): Embedded {
    let font = this.#fonts.get(face.name);
    if (!font) {
      this.#doc.registerFont(face.name, face.font as unknown as string); // It accepts an open font, which its types do not include.
      this.#doc.font(face.name);
      font = (this.#doc as unknown as { _font: Embedded })._font; // See `Embedded`.
      this.#fonts.set(face.name, font);
    }
    return font;
  }

  /** The longest prefix that fits, at least one character. */
  #fitting(word: string, width: number, style: TextStyle): string {
    const signs = [...graphemes.segment(word)].map(({ segment }) => segment);
    let [most, least] = [signs.length, 1];
    while (least < most) {
      const middle = Math.ceil((least + most) / 2);
      if (this.#line(signs.slice(0, middle).join(""), style).width <= width) least = middle;
      else most = middle - 1;
    }
    return signs.slice(0, least).join("");
  }
}

/** Splits between words and around figures: words and figures repeat, amounts do not. */
const boundaries = /(?<=[ \d])|(?=\d)/;
/** Composed letters that Noto would split into letter and mark, which copied text would then contain. */
const whole = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}]*$/u;

/** Parts after which a line may end; longer parts are split. */
const words = /[^ \-\u2013\u2014/,;]{0,100}[ \-\u2013\u2014/,;]|[^ \-\u2013\u2014/,;]{1,100}/gu;

/** Composes characters, joins lines, and replaces spaces that fonts lack, such as the narrow one in French amounts. */
function tidy(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text)) return text.trim();
  return text
    .toWellFormed()
    .normalize("NFC")
    .replaceAll(/[\u202f\u2007]/g, "\u00a0")
    .replaceAll(/[\s--\u00a0]+/gv, " ")
    .trim();
}
