import type { Insertable, Updateable } from "kysely";
import type { Query } from "../database/rows.ts";
import type { DB } from "../database/tables.ts";
import { type AnyTable, deleteRow, insertRow, updateRow } from "./record-queries.ts";

type Entity = { id: unknown; created_dt: unknown; modified_dt: unknown; version: unknown };
/** Tables of records: rows with an id, timestamps and a version. */
export type RecordTable = { [T in keyof DB]: DB[T] extends Entity ? T : never }[keyof DB];

// One statement serves every table; these functions check the columns of each.

export const addRow = <T extends RecordTable>(table: T, row: Insertable<DB[T]>): Query<unknown> =>
  insertRow(table as AnyTable, row);

/** Sets columns of a record and increments its version. */
export const saveRow = <T extends RecordTable>(
  table: T,
  id: string,
  columns: Updateable<DB[T]>,
  now: Date,
): Query<unknown> => updateRow(table as AnyTable, id, columns, now);

export const endRow = (table: RecordTable, id: string): Query<unknown> => deleteRow(table as AnyTable, id);

/** The columns that a body provides a value for, as JSON. */
export function jsonColumns<Columns extends object>(columns: Columns): { [Name in keyof Columns]?: string } {
  const provided = Object.entries(columns).filter(([, value]) => value);
  return Object.fromEntries(provided.map(([name, value]) => [name, JSON.stringify(value)])) as {
    [Name in keyof Columns]?: string;
  }; // Some of the same names.
}
