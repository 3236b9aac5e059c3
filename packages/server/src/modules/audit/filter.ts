import type { audit } from "@patron/contract";
import type { FiltersOf } from "@patron/contract/kit";
import { spanOf } from "#kit/span.ts";
import type { Tenant } from "#kit/tenant.ts";
import { readBusiness } from "../business/public.ts";
import type { AuditFilter } from "./queries.ts";

/** The filter of a query, with its days in the business's time zone. */
export async function readFilter(
  tenant: Tenant,
  query: FiltersOf<typeof audit.list>,
): Promise<AuditFilter & { timeZone: string }> {
  const { time_zone: timeZone } = await readBusiness(tenant);
  return { ...query, ...spanOf(query, timeZone), timeZone };
}
