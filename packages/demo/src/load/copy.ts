import { once } from "node:events";
import { finished } from "node:stream/promises";
import type pg from "pg";
import { from } from "pg-copy-streams";

/** A row as the server's functions create it. */
export type Row = Readonly<Record<string, unknown>>;

/** Tables in an order that satisfies foreign keys. */
const order = [
  ...["account", "transaction", "transaction_item", "transaction_tax", "transaction_payment"],
  ...["transfer", "entry", "lot", "lot_entry", "card_total", "rule_use", "terminal_counter"],
] as const;
export type LoadedTable = (typeof order)[number];
/** Every table that a bulk load writes by COPY. */
export const loadedTables: readonly string[] = order;

/** Collects rows and sends them by COPY, table by table. The first row of a table determines the columns. */
export class Copier {
  readonly #client: pg.ClientBase;
  readonly #columns = new Map<LoadedTable, string[]>();
  #lines = new Map<LoadedTable, string[]>();
  #sent = 0;
  #waiting = 0;

  constructor(client: pg.ClientBase) {
    this.#client = client;
  }
  /** How many rows have been sent. */
  get sent(): number {
    return this.#sent;
  }
  /** How many rows wait to be sent. */
  get waiting(): number {
    return this.#waiting;
  }

  add(table: LoadedTable, row: Row): void {
    const columns = this.#columns.get(table) ?? Object.keys(row);
    this.#columns.set(table, columns);
    const lines = this.#lines.get(table) ?? [];
    this.#lines.set(table, lines);
    let line = "";
    for (const column of columns) line += `${line === "" ? "" : "\t"}${field(row[column])}`;
    lines.push(`${line}\n`);
    this.#waiting += 1;
  }

  /** Sends the collected rows; resolves when the database has received them. */
  async flush(): Promise<void> {
    const waiting = this.#lines;
    this.#lines = new Map();
    this.#waiting = 0;
    for (const table of order) {
      const lines = waiting.get(table);
      if (lines) await this.#send(table, lines);
    }
  }

  async #send(table: LoadedTable, lines: readonly string[]): Promise<void> {
    const columns = (this.#columns.get(table) ?? []).map((name) => `"${name}"`).join(", ");
    const stream = this.#client.query(from(`copy ${table} (${columns}) from stdin`));
    const done = finished(stream);
    const piece = 2_000;
    for (let start = 0; start < lines.length; start += piece) {
      if (!stream.write(lines.slice(start, start + piece).join(""))) await Promise.race([once(stream, "drain"), done]);
    }
    stream.end();
    await done;
    this.#sent += lines.length;
  }
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
