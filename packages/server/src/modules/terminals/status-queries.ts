import type { terminalStatuses } from "@patron/contract";
import type { FiltersOf, SortsOf } from "@patron/contract/kit";
import { type InferResult, type Insertable, type SqlBool, sql } from "kysely";
import { inTenant, onRefInTenant, q } from "#kit/database/rows.ts";
import type { TerminalStatus } from "#kit/database/tables.ts";
import { equals, filtersOf } from "#kit/records/filters.ts";
import { ordersOf } from "#kit/records/paged.ts";
import { staffName } from "../staff/public.ts";

/** The filters of the history with its days turned into instants. */
interface Filters extends Omit<FiltersOf<typeof terminalStatuses.list>, "date_from" | "date_to"> {
  from: Date | undefined;
  until: Date | undefined;
}
type Sorts = SortsOf<typeof terminalStatuses.list>;

const fits = filtersOf<Filters>({
  remote_addr: equals("t.remote_addr"),
  from: (at) => sql<SqlBool>`t.created_dt >= ${at}`,
  until: (at) => sql<SqlBool>`t.created_dt < ${at}`,
});
const inOrder = ordersOf<Sorts>(
  { created_dt: sql`t.created_dt`, state: sql`t.state`, remote_addr: sql`t.remote_addr` },
  { first: ["created_dt", "desc"], equal: sql`t.id` },
);

/** The states of a terminal with who was signed in; the latest first, ties by id in the same direction. */
export const listStatuses = (
  terminalId: string,
  filters: Filters,
  order: { sort: Sorts | undefined; order: "asc" | "desc" },
) =>
  q
    .selectFrom("terminal_status as t")
    .leftJoin("staff", (join) => onRefInTenant(join, "staff.id", "t.staff_id"))
    .leftJoin("person", "person.id", "staff.person_id")
    .selectAll("t")
    .select(staffName.as("staff_title"))
    .where(inTenant("t"))
    .where("t.terminal_id", "=", terminalId)
    .where(fits(filters))
    .orderBy(inOrder(order));
export type StatusRow = InferResult<ReturnType<typeof listStatuses>>[number];

/** The latest state of a terminal. */
export const getLatest = (terminalId: string) =>
  q
    .selectFrom("terminal_status")
    .selectAll()
    .where(inTenant())
    .where("terminal_id", "=", terminalId)
    .orderBy("created_dt", "desc")
    .orderBy("id", "desc")
    .limit(1);

export const addStatus = (row: Insertable<TerminalStatus>) => q.insertInto("terminal_status").values(row);

/** Removes the states of a terminal before an instant. */
export const removeStatuses = (terminalId: string, before: Date) =>
  q
    .deleteFrom("terminal_status")
    .where(inTenant())
    .where("terminal_id", "=", terminalId)
    .where("created_dt", "<", before);
