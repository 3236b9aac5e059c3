import { once } from "node:events";
import { finished, pipeline } from "node:stream/promises";
import type pg from "pg";
import { from, to } from "pg-copy-streams";
import type { Batch, LoadedTable, TableLines } from "./lines.ts";

/** Sends collected rows by COPY, table by table. */
export class Copier {
  readonly #client: pg.ClientBase;
  readonly #frozen: ReadonlySet<LoadedTable>;
  #sent = 0;

  /** Rows of the frozen tables, which this transaction has truncated, count as old at once: VACUUM has nothing left to do for them. */
  constructor(client: pg.ClientBase, frozen: ReadonlySet<LoadedTable> = new Set()) {
    this.#client = client;
    this.#frozen = frozen;
  }
  /** How many rows have been sent. */
  get sent(): number {
    return this.#sent;
  }

  /** Resolves when the database has received all rows. */
  async send(batch: Batch): Promise<void> {
    for (const [table, lines] of batch) await this.#copy(table, lines);
  }

  async #copy(table: LoadedTable, { columns, count, bytes }: TableLines): Promise<void> {
    const names = columns.map((name) => `"${name}"`).join(", ");
    const format = this.#frozen.has(table) ? "format binary, freeze" : "format binary";
    const stream = this.#client.query(from(`copy ${table} (${names}) from stdin (${format})`));
    const done = finished(stream);
    const piece = 1 << 20;
    for (let start = 0; start < bytes.length; start += piece) {
      const chunk = Buffer.from(bytes.buffer, bytes.byteOffset + start, Math.min(piece, bytes.length - start));
      if (!stream.write(chunk)) await Promise.race([once(stream, "drain"), done]);
    }
    stream.end();
    await done;
    this.#sent += count;
  }
}

/** Copies the rows of a query into a table, which may be in another database. */
export async function copyRows(
  source: { client: pg.ClientBase; query: string },
  target: { client: pg.ClientBase; table: string; columns: readonly string[] },
): Promise<void> {
  await pipeline(
    source.client.query(to(`copy (${source.query}) to stdout (format binary)`)),
    target.client.query(from(`copy ${target.table} (${target.columns.join(", ")}) from stdin (format binary)`)),
  );
}
