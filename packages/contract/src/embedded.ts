import { anyone, call, flag, group, id, items, object, text } from "./kit/door.ts";

const Lookup = { id, title: text(200), active: flag };

/** Lookup lists for pickers. Any signed-in person may read them, even where the full list is not theirs. */
export const embedded = group("embedded", {
  loyalties: call("GET /embedded/loyalties", {
    does: "Lists the loyalty programmes for a picker.",
    access: anyone,
    query: { only_active: flag },
    gives: items(object({ ...Lookup, time_zone: text(64), country: text(2) })),
  }),
});
