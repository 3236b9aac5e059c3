import type { views } from "@patron/contract";
import type { FiltersOf } from "@patron/contract/kit";
import { inTenant, q } from "#kit/database/rows.ts";
import { equals, filtersOf } from "#kit/records/filters.ts";

/** A view with the name of its author. */
const rows = () =>
  q
    .selectFrom("saved_view")
    .innerJoin("person", "person.id", "saved_view.person_id")
    .selectAll("saved_view")
    .select(["person.first_name", "person.last_name"])
    .where(inTenant("saved_view"));

const fits = filtersOf<FiltersOf<typeof views.list>>({ list: equals("saved_view.list") });

/** The views that a person sees, their own and the shared ones, by title; ties by id. */
export const listViews = (personId: string, filters: FiltersOf<typeof views.list>) =>
  rows()
    .where((eb) => eb.or([eb("saved_view.person_id", "=", personId), eb("saved_view.shared", "=", true)]))
    .where(fits(filters))
    .orderBy(({ fn }) => fn("lower", ["saved_view.title"]))
    .orderBy("saved_view.id");

export const getView = (id: string) => rows().where("saved_view.id", "=", id);

/** One view, locked until the end of the transaction. */
export const lockView = (id: string) => getView(id).forUpdate("saved_view");

/** Serializes a member's saves, so the count below is exact. Support staff are no members. */
export const lockMaker = (personId: string) =>
  q.selectFrom("member").select("person_id").where(inTenant()).where("person_id", "=", personId).forNoKeyUpdate();

/** The number of a person's views of a list. */
export const countViews = (personId: string, list: string) =>
  q
    .selectFrom("saved_view")
    .select(({ fn }) => fn.countAll<bigint>().as("count"))
    .where(inTenant())
    .where("person_id", "=", personId)
    .where("list", "=", list);
