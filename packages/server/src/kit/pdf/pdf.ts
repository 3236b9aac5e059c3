import { Readable } from "node:stream";
import { setImmediate } from "node:timers/promises";
import type { Document } from "../export/document.ts";
import { texts } from "./messages.ts";
import { paleInk, type TextStyle } from "./pen.ts";
import { Sheets } from "./sheets.ts";
import { layoutColumns, Table } from "./table.ts";

const small: TextStyle = { size: 8, color: paleInk };

/**
 * A document as PDF 1.7 on A4, streamed while its rows are read: holds one sheet and one batch of rows at a time, and one line per finished
 * sheet. Other requests get their turn after each sheet. The same document gives the same bytes.
 */
export function pdfOf(document: Document): Readable {
  return Readable.from(bytesOf(document), { objectMode: false });
}

async function* bytesOf(document: Document): AsyncGenerator<Buffer> {
  const sheets = new Sheets(document);
  const portrait = layoutColumns(sheets, document.columns, 595.28 - 2 * sheets.left);
  const layout = portrait.fits ? "portrait" : "landscape";
  const { layouts } = portrait.fits ? portrait : layoutColumns(sheets, document.columns, 841.89 - 2 * sheets.left);
  const wide = document.columns.findIndex(({ widest }) => widest === undefined);
  const table = new Table(sheets, layouts, wide);
  sheets.begin(layout, () => {
    continueSheet(sheets, document);
    table.head();
  });
  headOf(sheets, document);
  table.head();
  for await (const batch of document.rows) {
    for (const row of batch) {
      const before = sheets.count;
      table.row(row);
      if (sheets.count === before) continue;
      yield* written(sheets);
      await setImmediate();
    }
  }
  if (sheets.pen.faces.hasMissing) {
    if (sheets.room < 20) sheets.next();
    sheets.y += 16;
    sheets.pen.write(texts.missingCharacter[document.language], { x: sheets.left, y: sheets.y }, small);
  }
  sheets.end();
  yield* written(sheets);
}

/** The output finished since the last call. */
function* written({ doc }: Sheets): Generator<Buffer> {
  for (;;) {
    const bytes: unknown = doc.read();
    if (!(bytes instanceof Buffer)) return;
    yield bytes;
  }
}

/** The first sheet: business, title, customer, period, and the most important figures. */
function headOf(sheets: Sheets, { from, title, facts, figures }: Document): void {
  const { pen, left, width } = sheets;
  const block = (text: string, style: TextStyle, height: number, x = left, most = width) => {
    for (const line of pen.wrap(text, most, style)) {
      sheets.y += height;
      pen.write(line, { x, y: sheets.y }, style);
    }
  };
  block(from, { size: 9.5, weight: "bold" }, 12);
  sheets.y += 8;
  block(title, { size: 17, weight: "bold" }, 21);
  sheets.y += 12;
  const names = Math.max(...facts.map(([name]) => pen.width(name, { size: 9 }))) + 16;
  for (const [name, value] of facts) {
    const y = sheets.y + 13;
    pen.write(name, { x: left, y }, { size: 9, color: paleInk });
    block(value, { size: 9 }, 13, left + names, width - names);
    sheets.y = Math.max(sheets.y, y);
  }
  sheets.y += 14;
  figuresOf(sheets, figures);
  sheets.y += 16;
}

function figuresOf(sheets: Sheets, figures: Document["figures"]): void {
  const { doc, pen, left, width } = sheets;
  const own = width / Math.max(figures.length, 1);
  doc.rect(left, sheets.y, width, 40).fill("#f3f3f1");
  for (const [at, [name, value]] of figures.entries()) {
    const x = left + at * own + 10;
    pen.write(name, { x, y: sheets.y + 15 }, small);
    const natural = pen.width(value, { size: 11, weight: "bold" });
    const size = Math.min(11, (11 * (own - 16)) / natural);
    pen.write(value, { x, y: sheets.y + 30 }, { size, weight: "bold" });
  }
  sheets.y += 40;
}

/** The head of every further sheet names the document. */
function continueSheet(sheets: Sheets, { title, facts }: Document): void {
  const { pen, left, width } = sheets;
  const heading = [title, ...facts.slice(0, 1).map(([, value]) => value)].join(" · ");
  const [first = "", ...rest] = pen.wrap(heading, width - 10, small);
  sheets.y += 8;
  pen.write(rest.length > 0 ? `${first} …` : first, { x: left, y: sheets.y }, small);
  sheets.y += 10;
}
