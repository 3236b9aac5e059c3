import type { Insertable, NotNull } from "kysely";
import { fixed } from "#kit/database/fixed.ts";
import { inTenant, q } from "#kit/database/rows.ts";
import type { CheckDictionary } from "#kit/database/tables.ts";

/** Dictionaries by id. */
export const listDictionaries = (ids: readonly string[]) =>
  q.selectFrom("check_dictionary").select(["id", "content"]).where(inTenant()).where("id", "in", ids);

/** The dictionary with which checks are stored. */
export const getLatestDictionary = fixed(() =>
  q
    .selectFrom("check_dictionary")
    .select(["id", "content", "created_dt"])
    .where(inTenant())
    .orderBy("created_dt", "desc")
    .orderBy("id", "desc")
    .limit(1),
);

export const addDictionary = (row: Insertable<CheckDictionary>) => q.insertInto("check_dictionary").values(row);

/** What the latest checks were priced from, and the results. Transactions by hand have neither, refunds no input. */
export const listLatestStored = (limit: number) =>
  q
    .selectFrom("transaction")
    .select(["input", "trace"])
    .where(inTenant())
    .where("input", "is not", null)
    .where("trace", "is not", null)
    .$narrowType<{ input: NotNull; trace: NotNull }>()
    .orderBy("id", "desc")
    .limit(limit);
