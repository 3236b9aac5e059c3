import type { Language } from "@patron/contract/enums";
import type { Selectable } from "kysely";
import type { Transaction } from "#kit/database/tables.ts";
import { nameIn } from "#kit/records/text-in.ts";
import type { Tenant } from "#kit/tenant.ts";
import { applicationOf } from "../terminals/public.ts";
import { getSite } from "./input-queries.ts";
import type { Site } from "./price-input.ts";

/** The terminal with its location and programme. Settings only. */
export function readSite(tenant: Tenant, terminalId: string): Promise<Site> {
  return tenant.settled(`site ${terminalId}`, async () => {
    const { settings, ...site } = await tenant.one(getSite(terminalId));
    return { ...site, application: applicationAt(site, applicationOf(settings)) };
  });
}

/** The name that customers know a location by, in a language, else in its programme's; one without a public name has only its own. */
export function posNameIn(site: Pick<Site, "pos_title" | "pos_public_title" | "loyalty_language">, language: Language) {
  return nameIn(language, site.loyalty_language)(site.pos_public_title, site.pos_title);
}

/** The settings of a terminal as its type leaves them: prepaid services are paid from accounts, and customers at a kiosk enter no prices. */
function applicationAt({ terminal_type }: Pick<Site, "terminal_type">, application: Site["application"]) {
  if (terminal_type === "prepaid-services")
    return { ...application, payment_types_allowed: ["special-account" as const] };
  return terminal_type === "kiosk" ? { ...application, price_entry: "none" as const } : application;
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
