import type { Selectable } from "kysely";
import type { Transaction } from "#kit/database/tables.ts";
import type { Tenant } from "#kit/tenant.ts";
import { applicationOf } from "../terminals/public.ts";
import { getSite } from "./input-queries.ts";
import type { Site } from "./price-input.ts";

/** The terminal with its location and programme. Settings only. */
export function readSite(tenant: Tenant, terminalId: string): Promise<Site> {
  return tenant.settled(`site ${terminalId}`, async () => {
    const { settings, ...site } = await tenant.one(getSite(terminalId));
    return { ...site, application: applicationOf(settings) };
  });
}

/**
 * The site of a transaction; undefined for manual movements. Currency, point of sale and programme are the
 * transaction's own, because a till may have moved since.
 */
export async function siteOf(tenant: Tenant, row: Selectable<Transaction>): Promise<Site | undefined> {
  if (!row.terminal_id) return undefined;
  const site = await readSite(tenant, row.terminal_id);
  const { currency, loyalty_id } = row;
  return { ...site, currency, loyalty_id, pos_id: row.pos_id ?? site.pos_id };
}
