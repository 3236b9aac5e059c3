import type pg from "pg";
import { BinaryRows, type ColumnType } from "./binary-rows.ts";

/** A row as the server's functions create it. */
export type Row = Readonly<Record<string, unknown>>;

/** Tables in an order that satisfies foreign keys. */
const order = [
  ...["account", "transaction", "transaction_item", "transaction_tax", "transaction_cost"],
  "transaction_payment",
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

/** The types of the columns of every loaded table. */
export type LoadedColumns = ReadonlyMap<string, ReadonlyMap<string, ColumnType>>;

/** Reads the types of the columns from the database. */
export async function readColumns(client: pg.ClientBase): Promise<LoadedColumns> {
  const { rows } = await client.query<{ table: string; name: string; type: ColumnType }>(
    `select c.relname as table, a.attname as name, t.typname as type
     from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_type t on t.oid = a.atttypid
     where c.oid = any($1::regclass[]) and a.attnum > 0 and not a.attisdropped`,
    [order],
  );
  const columns = new Map<string, Map<string, ColumnType>>(order.map((table) => [table, new Map()]));
  for (const { table, name, type } of rows) columns.get(table)?.set(name, type);
  return columns;
}

/** Collects rows as COPY reads them. The first row of a table determines the columns. */
export class Lines {
  readonly #types: LoadedColumns;
  readonly #tables = new Map<LoadedTable, { columns: string[]; rows: BinaryRows }>();

  constructor(types: LoadedColumns) {
    this.#types = types;
  }

  add(table: LoadedTable, row: Row): void {
    const { columns, rows } = this.#tables.get(table) ?? this.#begin(table, row);
    rows.add(columns.map((column) => row[column]));
  }

  /** The rows since the last time, in the order of the tables. */
  take(): Batch {
    const batch = new Map<LoadedTable, TableLines>();
    for (const table of order) {
      const lines = this.#tables.get(table);
      if (lines && lines.rows.count > 0) batch.set(table, { columns: lines.columns, ...lines.rows.take() });
    }
    return batch;
  }

  #begin(table: LoadedTable, row: Row) {
    const columns = Object.keys(row);
    const types = columns.map((column) => {
      const type = this.#types.get(table)?.get(column);
      if (!type) throw new Error(`There is no column ${column} in ${table}.`);
      return type;
    });
    const lines = { columns, rows: new BinaryRows(types) };
    this.#tables.set(table, lines);
    return lines;
  }
}
