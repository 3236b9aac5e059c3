import type { Selectable } from "kysely";
import type { Transaction } from "#kit/database/tables.ts";
import type { Tenant } from "#kit/tenant.ts";
import { getPlace } from "./input-queries.ts";
import type { Place } from "./price-input.ts";

/** Where a transaction happened; nothing for value that was moved by hand. The currency is the transaction's own. */
export async function placeOf(tenant: Tenant, row: Selectable<Transaction>): Promise<Place | undefined> {
  if (!row.terminal_id) return undefined;
  const place = await tenant.one(getPlace(row.terminal_id));
  return { ...place, currency: row.currency };
}
