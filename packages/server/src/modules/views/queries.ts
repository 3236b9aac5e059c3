import type { Insertable, Updateable } from "kysely";
import { inTenant, q } from "#kit/database/rows.ts";
import type { SavedView } from "#kit/database/tables.ts";

/** A view with the name of its maker. */
const rows = () =>
  q
    .selectFrom("saved_view")
    .innerJoin("person", "person.id", "saved_view.person_id")
    .selectAll("saved_view")
    .select(["person.first_name", "person.last_name"])
    .where(inTenant("saved_view"));

/** The views that a person sees, their own and the shared ones, by title; equal ones by id. No list named: those of every list. */
export const listViews = (personId: string, list: string | undefined) =>
  rows()
    .where((eb) => eb.or([eb("saved_view.person_id", "=", personId), eb("saved_view.shared", "=", true)]))
    .$if(list !== undefined, (query) => query.where("saved_view.list", "=", list!)) // Checked in the condition.
    .orderBy(({ fn }) => fn("lower", ["saved_view.title"]))
    .orderBy("saved_view.id");

export const getView = (id: string) => rows().where("saved_view.id", "=", id);

/** One view, locked until the end of the transaction. */
export const lockView = (id: string) => getView(id).forUpdate("saved_view");

/** Whoever saves views waits here for themselves, so that the count below holds. */
export const lockMaker = (personId: string) =>
  q.selectFrom("member").select("person_id").where(inTenant()).where("person_id", "=", personId).forNoKeyUpdate();

/** How many views a person keeps of a list. */
export const countViews = (personId: string, list: string) =>
  q
    .selectFrom("saved_view")
    .select(({ fn }) => fn.countAll<bigint>().as("count"))
    .where(inTenant())
    .where("person_id", "=", personId)
    .where("list", "=", list);

export const addView = (row: Insertable<SavedView>) => q.insertInto("saved_view").values(row);

export const saveView = (id: string, change: Updateable<SavedView>, now: Date) =>
  q
    .updateTable("saved_view")
    .set((eb) => ({ ...change, modified_dt: now, version: eb("version", "+", 1) }))
    .where(inTenant())
    .where("id", "=", id);

export const endView = (id: string) => q.deleteFrom("saved_view").where(inTenant()).where("id", "=", id);
