import { type Insertable, sql, type Updateable } from "kysely";
import { inTenant, type Query, q } from "../database/rows.ts";
import type { DB } from "../database/tables.ts";

type Entity = { id: unknown; created_dt: unknown; modified_dt: unknown; version: unknown };
/** Tables of records: rows with an id, stamps and a version. */
export type RecordTable = { [T in keyof DB]: DB[T] extends Entity ? T : never }[keyof DB];

// One statement for every table: parameters check the columns.
type AnyTable = "pos";

export const addRow = <T extends RecordTable>(table: T, row: Insertable<DB[T]>): Query<unknown> =>
  q.insertInto(table as AnyTable).values(row as never);

/** Sets columns of a record, which has another version from then on. */
export const saveRow = <T extends RecordTable>(
  table: T,
  id: string,
  columns: Updateable<DB[T]>,
  now: Date,
): Query<unknown> =>
  q
    .updateTable(table as AnyTable)
    .set({ ...columns, modified_dt: now, version: sql`version + 1` } as never)
    .where(inTenant())
    .where("id", "=", id);

export const endRow = (table: RecordTable, id: string): Query<unknown> =>
  q
    .deleteFrom(table as AnyTable)
    .where(inTenant())
    .where("id", "=", id);
