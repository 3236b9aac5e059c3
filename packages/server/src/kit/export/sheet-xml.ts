import { momentSerial } from "./moment.ts";
import type { Cell, CellKind, Sheet } from "./sheet.ts";
import { escaped, style } from "./workbook-xml.ts";

type Row = readonly Cell[];
/** How far the rows have been written; what a full sheet has left over of a batch begins the next one. */
export interface Progress {
  ended: boolean;
  rest: Row[];
}

const widths: Record<CellKind, number> = { text: 28, code: 18, number: 16, moment: 20 };

/** One sheet's XML, piece by piece: the head, which stays in sight, and rows until they end or the sheet is full. */
export async function* sheetXml(
  { columns, timeZone }: Sheet,
  batches: AsyncIterator<readonly Row[]>,
  progress: Progress,
  mostRows: number,
): AsyncGenerator<Buffer> {
  const write = (rows: readonly Row[]) =>
    Buffer.from(
      rows
        .map((row) => `<row>${row.map((cell, at) => cellXml(cell, columns[at]?.kind, timeZone)).join("")}</row>`)
        .join(""),
    );
  const cols = columns.map(
    ({ kind }, at) => `<col min="${at + 1}" max="${at + 1}" width="${widths[kind]}" customWidth="1"/>`,
  );
  const titles = columns.map(({ title }) => textXml(title, style.head)).join("");
  yield Buffer.from(
    `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${cols.join("")}</cols><sheetData><row>${titles}</row>`,
  );
  let room = mostRows - 1;
  while (room > 0) {
    const batch = await nextBatch(batches, progress);
    if (progress.ended) break;
    const fitting = batch.slice(0, room);
    progress.rest = batch.slice(room);
    room -= fitting.length;
    yield write(fitting);
  }
  if (!progress.ended && progress.rest.length === 0) progress.rest = [...(await nextBatch(batches, progress))];
  yield Buffer.from("</sheetData></worksheet>");
}

async function nextBatch(batches: AsyncIterator<readonly Row[]>, progress: Progress): Promise<readonly Row[]> {
  if (progress.rest.length > 0) return progress.rest.splice(0);
  const next = await batches.next();
  progress.ended = next.done === true;
  return next.done ? [] : next.value;
}

function cellXml(cell: Cell, kind: CellKind | undefined, timeZone: string): string {
  if (cell === null || cell === "") return "<c/>";
  if (cell instanceof Date) return `<c s="${style.moment}"><v>${momentSerial(cell, timeZone)}</v></c>`;
  if (kind !== "number") return textXml(cell, style.plain);
  return `<c s="${style.number(cell.split(".")[1]?.length ?? 0)}"><v>${cell}</v></c>`;
}

function textXml(text: string, look: number): string {
  return `<c s="${look}" t="inlineStr"><is><t xml:space="preserve">${escaped(text.slice(0, 32_767))}</t></is></c>`;
}
