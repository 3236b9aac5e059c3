import type { CellValue } from "hucre/csv";

/** Encodings of text files that spreadsheet programs write. */
export const encodings = ["utf-8", "windows-1251", "windows-1252", "utf-16le"] as const;
export type Encoding = (typeof encodings)[number];

/** Why a file cannot be imported. */
export type FileProblem = "type" | "size" | "rows" | "broken" | "empty";
/** The rows of a file as texts. */
export interface Table {
  name: string;
  headings: string[];
  /** The number of the row of headings, from 1. */
  headingRow: number;
  rows: string[][];
  /** Of a text file. */
  encoding: Encoding | null;
}

const maxBytes = 16 * 1024 * 1024;
const maxRows = 20_000;

/** Reads a CSV or XLSX file; a text file in its own encoding unless one is chosen. */
export async function readFile(file: File, chosen?: Encoding): Promise<Table | FileProblem> {
  if (file.size > maxBytes) return "size";
  const bytes = new Uint8Array(await file.arrayBuffer());
  const isArchive = bytes[0] === 0x50 && bytes[1] === 0x4b; // Every XLSX file is a ZIP archive.
  if (!isArchive && !/\.(csv|tsv|txt)$/i.test(file.name)) return "type";
  const encoding = isArchive ? null : (chosen ?? encodingOf(bytes));
  const read = encoding === null ? await readWorkbook(bytes) : await readText(bytes, encoding);
  if (read === "broken") return read;
  const headingIndex = read.findIndex((row) => row.some((cell) => cell.trim() !== ""));
  const rows = read.slice(headingIndex + 1);
  while (rows.length > 0 && rows.at(-1)?.every((cell) => cell.trim() === "")) rows.pop();
  if (headingIndex < 0 || rows.length === 0) return "empty";
  if (rows.length > maxRows) return "rows";
  const headings = (read[headingIndex] ?? []).map((cell) => cell.trim());
  const width = Math.max(headings.length, ...rows.map((row) => row.length));
  while (headings.length < width) headings.push("");
  return { name: file.name, headings, headingRow: headingIndex + 1, rows, encoding };
}

async function readText(bytes: Uint8Array, encoding: Encoding): Promise<string[][]> {
  const { parseCsv, detectDelimiter } = await import("hucre/csv");
  const text = new TextDecoder(encoding).decode(bytes);
  // A line that tells spreadsheets the separator is no row, but counts as one.
  const told = /^sep=(.)\r?\n/i.exec(text);
  const body = told ? text.slice(told[0].length) : text;
  const delimiter = told?.[1] ?? detectDelimiter(body);
  const rows = parseCsv(body, { delimiter }).map((row) => row.map(textOf));
  return told ? [[], ...rows] : rows;
}

async function readWorkbook(bytes: Uint8Array): Promise<string[][] | "broken"> {
  const { readXlsx } = await import("hucre/xlsx");
  try {
    const { sheets } = await readXlsx(bytes, { maxRows: maxRows + 1000 });
    const sheet = sheets.find(({ rows }) => rows.some((row) => row.some((cell) => cell !== null)));
    return (sheet?.rows ?? []).map((row) => Array.from(row, textOf));
  } catch {
    // Whatever the library finds wrong with it, people can only save it again.
    return "broken";
  }
}

/** A cell as a text. Numbers lose what is not in their fifteen digits, as in the spreadsheet. */
function textOf(cell: CellValue | undefined): string {
  if (cell === null || cell === undefined) return "";
  if (cell instanceof Date) return cell.toISOString().replace(/T00:00:00\.000Z$/, "");
  if (typeof cell === "number") return numberText(Number(cell.toPrecision(15)));
  // A character that no text may have; the row and the column say where it stands.
  return String(cell).replaceAll("\u0000", "\uFFFD");
}

function numberText(value: number): string {
  if (Number.isInteger(value)) return BigInt(value).toString();
  const plain = String(value);
  return plain.includes("e") ? value.toFixed(15).replace(/0+$/, "") : plain;
}

/** The encoding of a text: by its mark, as UTF-8 where it is that, else by how its letters stand together. */
export function encodingOf(bytes: Uint8Array): Encoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return "utf-8";
  } catch {
    // Not UTF-8: a program of a single country wrote it.
  }
  let [high, joined] = [0, 0];
  for (const [index, byte] of bytes.entries()) {
    if (byte < 0x80) continue;
    high += 1;
    if ((bytes[index - 1] ?? 0) >= 0x80 || (bytes[index + 1] ?? 0) >= 0x80) joined += 1;
  }
  // Cyrillic words have such letters one after another, others have single ones among plain letters.
  return joined * 2 >= high ? "windows-1251" : "windows-1252";
}
