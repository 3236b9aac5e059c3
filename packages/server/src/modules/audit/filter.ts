import type { audit } from "@patron/contract";
import type { FiltersOf } from "@patron/contract/kit";
import { spanOf } from "#kit/span.ts";
import type { Tenant } from "#kit/tenant.ts";
import { getBusiness } from "../business/public.ts";
import type { AuditFilter } from "./queries.ts";

/** The filter that a query means, its days in the zone of the business. */
export async function readFilter(
  tenant: Tenant,
  query: FiltersOf<typeof audit.list>,
): Promise<AuditFilter & { timeZone: string }> {
  const { time_zone: timeZone } = await tenant.one(getBusiness());
  return { ...query, ...spanOf(query, timeZone), timeZone };
}
