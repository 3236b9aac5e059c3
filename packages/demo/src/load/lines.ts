/** A row as the server's functions create it. */
export type Row = Readonly<Record<string, unknown>>;

/** Tables in an order that satisfies foreign keys. */
const order = [
  ...["account", "transaction", "transaction_item", "transaction_tax", "transaction_payment"],
  ...["transfer", "entry", "lot", "lot_entry", "card_total", "rule_use", "terminal_counter"],
] as const;
export type LoadedTable = (typeof order)[number];
/** Every table that a bulk load writes by COPY. */
export const loadedTables: readonly LoadedTable[] = order;

/** Rows of one table, ready for COPY. */
export interface TableLines {
  columns: readonly string[];
  count: number;
  bytes: Uint8Array<ArrayBuffer>;
}
export type Batch = ReadonlyMap<LoadedTable, TableLines>;

/** Collects rows as COPY reads them. The first row of a table determines the columns. */
export class Lines {
  readonly #columns = new Map<LoadedTable, string[]>();
  #lines = new Map<LoadedTable, string[]>();

  add(table: LoadedTable, row: Row): void {
    const columns = this.#columns.get(table) ?? Object.keys(row);
    this.#columns.set(table, columns);
    const lines = this.#lines.get(table) ?? [];
    this.#lines.set(table, lines);
    let line = "";
    for (const column of columns) line += `${line === "" ? "" : "\t"}${field(row[column])}`;
    lines.push(`${line}\n`);
  }

  /** The rows since the last time, in the order of the tables. */
  take(): Batch {
    const batch = new Map<LoadedTable, TableLines>();
    for (const table of order) {
      const lines = this.#lines.get(table);
      if (lines)
        batch.set(table, { columns: this.#columns.get(table) ?? [], count: lines.length, bytes: bytesOf(lines) });
    }
    this.#lines = new Map();
    return batch;
  }
}

/** In memory of their own, which another thread can take over; a pooled buffer could not be. */
function bytesOf(lines: readonly string[]): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(lines.join(""));
}

const special = /[\\\t\n\r]/g;
const escapes: Readonly<Record<string, string>> = { "\\": "\\\\", "\t": "\\t", "\n": "\\n", "\r": "\\r" };

/** A value in COPY's text format. */
function field(value: unknown): string {
  if (value === null || value === undefined) return "\\N";
  if (typeof value === "string") return value.replace(special, (found) => escapes[found] ?? found);
  if (value instanceof Date) return value.toISOString();
  if (Buffer.isBuffer(value)) return `\\\\x${value.toString("hex")}`;
  return String(value);
}
