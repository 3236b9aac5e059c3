import type { views } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/kit";
import type { InferResult } from "kysely";
import { stampsOf } from "#kit/records/stamps.ts";
import type { Person } from "#kit/who.ts";
import type { getView } from "./queries.ts";
import { mayChange } from "./rules.ts";

type View = ReplyOf<typeof views.add>;
export type ViewRow = InferResult<ReturnType<typeof getView>>[number];

/** A saved view as one person sees it. */
export function toView(row: ViewRow, person: Person): View {
  const mine = row.person_id === person.personId;
  return {
    id: row.id,
    list: row.list,
    title: row.title,
    shared: row.shared,
    search: row.search as View["search"], // Written only from this shape.
    mine,
    changeable: mayChange(row, person),
    made_by: mine ? null : `${row.first_name} ${row.last_name}`.trim(),
    ...stampsOf(row),
  };
}
