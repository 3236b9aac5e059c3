import type { Document, DocumentRow } from "../export/document.ts";
import { ink, paleInk, type TextStyle } from "./pen.ts";
import type { Sheets } from "./sheets.ts";

const cell: TextStyle = { size: 8.5 };
const strong: TextStyle = { size: 8.5, weight: "bold" };
const small: TextStyle = { size: 7.5, color: paleInk };
const heading: TextStyle = { size: 8, weight: "bold", color: paleInk };
const [lineHeight, smallHeight, padding, gap] = [11.5, 10, 4, 12];
/** The minimum width for sentences; below it, pages are in landscape. */
const minRest = 130;

interface ColumnLayout {
  title: string;
  /** The start of the column, or the end for amounts. */
  x: number;
  end: boolean;
  width: number;
}

/** Positions of the columns; `rest` is the width left for the column without a widest text. */
export function layoutColumns(sheets: Pick<Sheets, "pen" | "left">, columns: Document["columns"], width: number) {
  const widest = columns.map(({ title, widest }) => {
    const texts = widest?.map((text) => sheets.pen.width(text, strong));
    return texts && Math.max(sheets.pen.width(title, heading), ...texts);
  });
  const rest = width - widest.reduce<number>((sum, one) => sum + (one ?? 0), 0) - gap * (columns.length - 1);
  let x = sheets.left;
  const layouts = columns.map(({ title, kind }, at): ColumnLayout => {
    const own = widest[at] ?? rest;
    const layout = { title, end: kind === "amount", width: own, x: kind === "amount" ? x + own : x };
    x += own + gap;
    return layout;
  });
  return { layouts, fits: rest >= minRest };
}

/** A table across sheets: its header on each of them, rows kept together if a sheet can hold them. */
export class Table {
  readonly #sheets: Sheets;
  readonly #layouts: readonly ColumnLayout[];
  /** The column for texts below a row. */
  readonly #wide: ColumnLayout | undefined;

  constructor(sheets: Sheets, layouts: readonly ColumnLayout[], wide: number) {
    this.#sheets = sheets;
    this.#layouts = layouts;
    this.#wide = layouts[wide];
  }

  head(): void {
    const { pen } = this.#sheets;
    this.#sheets.y += 9;
    for (const { title, x, end } of this.#layouts) pen.write(title, { x, y: this.#sheets.y, end }, heading);
    this.#sheets.y += 5;
    this.#sheets.rule(ink, 0.9);
  }

  row({ cells, below = [], sum = false }: DocumentRow): void {
    const sheets = this.#sheets;
    const style = sum ? strong : cell;
    const texts = this.#layouts.map((layout, at) => this.#linesOf(cells[at] ?? "", layout, style));
    const more = below.flatMap((text) => (this.#wide ? sheets.pen.wrap(text, this.#wide.width, small) : []));
    const lines = Math.max(1, ...texts.map((one) => one.length));
    const height = lines * lineHeight + more.length * smallHeight + 2 * padding;
    if (height > sheets.room && height <= sheets.whole) sheets.next();
    if (sum) sheets.rule(ink, 0.9);
    sheets.y += padding;
    for (let line = 0; line < lines; line += 1) {
      this.#down(lineHeight);
      const y = sheets.y - 2.5;
      for (const [at, { x, end }] of this.#layouts.entries()) {
        const text = texts[at]?.[line];
        if (text) sheets.pen.write(text, { x, y, end }, style);
      }
    }
    for (const text of more) {
      this.#down(smallHeight);
      sheets.pen.write(text, { x: this.#wide?.x ?? 0, y: sheets.y - 2 }, small);
    }
    sheets.y += padding;
    sheets.rule(sum ? ink : "#dcdcdc", sum ? 0.9 : 0.5);
  }

  /** Amounts are never wrapped, because their columns were measured for them. */
  #linesOf(text: string, { end, width }: ColumnLayout, style: TextStyle): string[] {
    return end ? [text] : this.#sheets.pen.wrap(text, width + 0.5, style);
  }

  /** A row longer than a sheet continues on the next one. */
  #down(by: number): void {
    if (by > this.#sheets.room) this.#sheets.next();
    this.#sheets.y += by;
  }
}
