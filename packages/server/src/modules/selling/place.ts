import type { Selectable } from "kysely";
import type { Transaction } from "#kit/database/tables.ts";
import type { Tenant } from "#kit/tenant.ts";
import { getPlace } from "./input-queries.ts";
import type { Place } from "./price-input.ts";

/**
 * Where a transaction happened; nothing for value that was moved by hand. Currency, point of sale and programme are the
 * transaction's own: a till may have moved since.
 */
export async function placeOf(tenant: Tenant, row: Selectable<Transaction>): Promise<Place | undefined> {
  if (!row.terminal_id) return undefined;
  const place = await tenant.one(getPlace(row.terminal_id));
  const { currency, loyalty_id } = row;
  return { ...place, currency, loyalty_id, pos_id: row.pos_id ?? place.pos_id };
}
