/** Glyph positions, in thousandths of the font size. */
interface Position {
  xAdvance: number;
  xOffset: number;
  yOffset: number;
  /** The glyph's own advance width. */
  advanceWidth: number;
}
/** The codes of glyphs in hexadecimal, and the position of each. */
export type Written = [codes: string[], positions: Position[]];

/** Glyphs at one height, as operands of `TJ`. */
interface Run {
  rise: number;
  shown: string;
}
/** Glyphs of one text at any size; `width` is for a font size of one point. */
export interface Glyphs {
  width: number;
  runs: readonly Run[];
}

const short = (value: number) => String(Math.round(value * 100) / 100);

export function glyphsOf([codes, positions]: Written): Glyphs {
  const runs = codes.map((code, at): Run => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0, advanceWidth = 0 } = positions[at] ?? {};
    // A positive number moves the pen back.
    const before = xOffset === 0 ? "" : `${short(-xOffset)} `;
    const moved = xAdvance - xOffset - advanceWidth;
    return { rise: yOffset, shown: `${before}<${code}>${moved === 0 ? "" : ` ${short(-moved)}`}` };
  });
  return { runs: joined(runs), width: positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0) / 1000 };
}

/** PDF text operators for consecutive glyphs of one font. */
export function operatorsOf(glyphs: readonly Glyphs[], size: number): string {
  const runs = joined(glyphs.flatMap((one) => one.runs));
  const raised = runs.some(({ rise }) => rise !== 0);
  const shown = runs.map((run) => `${raised ? `${short((run.rise * size) / 1000)} Ts ` : ""}[${run.shown}] TJ`);
  return shown.join(" ") + (raised ? " 0 Ts" : "");
}

function joined(runs: readonly Run[]): Run[] {
  const all: Run[] = [];
  for (const { rise, shown } of runs) {
    const last = all.at(-1);
    if (last?.rise === rise) last.shown = `${last.shown} ${shown}`.replaceAll("> <", "");
    else all.push({ rise, shown });
  }
  return all;
}
