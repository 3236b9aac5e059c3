import { call, group, self } from "./kit/index.ts";
import * as s from "./kit/schema.ts";

/** The name of a list: `pos`, `customers`. Only the app interprets it. */
const list = { ...s.text(60, 1), pattern: "^[a-z][a-z0-9.-]*$" };
const ownFields = {
  title: s.title(100),
  /** Whether everybody in the business sees it. */
  shared: s.flag,
  /** The query of the screen's address: filters, sorting, count, columns. */
  search: s.textsByName(60, 2000),
};
const SavedView = s.entity("saved_view", {
  list,
  ...ownFields,
  /** Whether the caller created it. */
  mine: s.flag,
  /** Whether the caller may change and remove it. */
  changeable: s.flag,
  /** Its creator's name; null for the caller's own views. */
  made_by: s.nullable(s.text(400)),
});

const Body = s.object({
  id: s.optional(s.idOf("saved_view")),
  list,
  title: ownFields.title,
  shared: s.optional(s.flag),
  search: ownFields.search,
});
const errors = ["view.not_found", "view.of_another", "conflict.stale"] as const;

/** Saved views of lists, for the user alone or for everybody in the business. */
export const views = group("views", {
  list: call("GET /x/views", {
    summary:
      "Lists the views that the caller has saved and those that others share, by title; of one list when it is named.",
    access: self,
    extension: true,
    query: { list },
    response: s.items(SavedView),
  }),
  add: call("POST /x/views", {
    summary: "Saves a view of a list. A person has at most a hundred of one list.",
    access: self,
    extension: true,
    body: Body,
    response: SavedView,
    errors: ["view.limit_reached", "conflict.duplicate"],
  }),
  change: call("PATCH /x/views/{viewId}", {
    summary: "Renames a view, replaces what it holds, or shares it. A shared one is changed by its maker or an owner.",
    access: self,
    extension: true,
    body: s.patch(s.object(ownFields)),
    response: SavedView,
    errors,
  }),
  remove: call("DELETE /x/views/{viewId}", {
    summary: "Removes a view. A shared one is removed by its maker or an owner.",
    access: self,
    extension: true,
    response: s.done,
    errors,
  }),
});
