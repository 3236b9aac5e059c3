import type { Tenant } from "#kit/tenant.ts";
import { accountUnits, type LineRow, namesOf } from "./queries.ts";
import { accountsToRead, idsToName, toLine, withNames } from "./views.ts";

/** Entries as the call returns them. */
export async function readLines(tenant: Tenant, rows: readonly LineRow[]) {
  const lines = rows.map(toLine);
  const [ids, accounts] = [idsToName(lines), accountsToRead(lines)];
  const [names, units] = await Promise.all([
    ids.length > 0 ? tenant.many(namesOf(ids)) : [],
    accounts.length > 0 ? tenant.many(accountUnits(accounts)) : [],
  ]);
  return withNames(lines, names, units);
}
