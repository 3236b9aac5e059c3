import { sql } from "kysely";
import { inTenant, type Query, q } from "../database/rows.ts";

/** Stands for any record's table; the record's definition checks the columns. */
export type AnyTable = "pos";
type Columns = Readonly<Record<string, unknown>>;

export const insertRow = (table: AnyTable, row: Columns): Query<unknown> => q.insertInto(table).values(row as never);

/** Sets columns of a record and increments its version. */
export const updateRow = (table: AnyTable, id: string, columns: Columns, now: Date): Query<unknown> =>
  q
    .updateTable(table)
    .set({ ...columns, modified_dt: now, version: sql`version + 1` } as never)
    .where(inTenant())
    .where("id", "=", id);

export const deleteRow = (table: AnyTable, id: string): Query<unknown> =>
  q.deleteFrom(table).where(inTenant()).where("id", "=", id);
