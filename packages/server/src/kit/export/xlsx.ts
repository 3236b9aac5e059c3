import { Readable } from "node:stream";
import { finished } from "node:stream/promises";
import { ZipFile } from "yazl";
import type { Cell, Sheet } from "./sheet.ts";
import { type Progress, sheetXml } from "./sheet-xml.ts";
import { contentTypes, packageRelations, styles, workbook, workbookRelations } from "./workbook-xml.ts";

/** Spreadsheets take no more rows than this; what is beyond goes to a further sheet. */
const mostRows = 1_048_576;

/** A sheet as a workbook (ECMA-376), packed while it is written: holds one batch of rows at a time. */
export function xlsxOf(sheet: Sheet, rowsPerSheet = mostRows): Readable {
  const zip = new ZipFile();
  const out = zip.outputStream as unknown as Readable; // Typed as the older interface; it is a PassThrough.
  const batches = sheet.rows[Symbol.asyncIterator]();
  const fail = (error: unknown) => void out.destroy(error instanceof Error ? error : new Error(String(error)));
  zip.on("error", fail);
  fill(zip, sheet, batches, rowsPerSheet).catch(fail);
  // Whoever stops reading ends the reading of rows too.
  out.once("close", () => void batches.return?.());
  return out;
}

async function fill(
  zip: ZipFile,
  sheet: Sheet,
  batches: AsyncIterator<readonly (readonly Cell[])[]>,
  rowsPerSheet: number,
): Promise<void> {
  const progress: Progress = { ended: false, rest: [] };
  let count = 0;
  do {
    count += 1;
    const xml = Readable.from(sheetXml(sheet, batches, progress, rowsPerSheet), { objectMode: false });
    zip.addReadStream(xml, `xl/worksheets/sheet${count}.xml`);
    await finished(xml);
  } while (!progress.ended);
  const add = (name: string, text: string) => zip.addBuffer(Buffer.from(text), name);
  add("[Content_Types].xml", contentTypes(count));
  add("_rels/.rels", packageRelations);
  add("xl/workbook.xml", workbook(sheet.title, count));
  add("xl/_rels/workbook.xml.rels", workbookRelations(count));
  add("xl/styles.xml", styles);
  zip.end();
}
