import * as s from "./kit/schema.ts";

/** The order of a report's rows: by a column of its file, else its own. Equal rows stay in its own order. */
export const reportOrder = <const Columns extends readonly string[]>(columns: Columns) => ({
  sort: s.oneOf(columns),
  order: s.oneOf(["asc", "desc"]),
});
