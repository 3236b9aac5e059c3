import { Failure } from "@patron/contract/kit";
import type { Tenant } from "#kit/tenant.ts";
import { getLoyaltyZone } from "../loyalty/public.ts";
import { type ReportFilter, type ReportQuery, readReportFilter } from "./report-filter.ts";

/**
 * The filter of a report that is written to a file, and the time zone of its programme. Throws `loyalty.not_found` for an unknown programme and
 * `customer.id_invalid` for an invalid customer.
 */
export async function readReportFile<Query extends ReportQuery>(
  tenant: Tenant,
  loyaltyId: string,
  query: Query,
): Promise<{ filter: ReportFilter<Query> | "nobody"; timeZone: string }> {
  const programme = await tenant.maybe(getLoyaltyZone(loyaltyId));
  if (!programme) throw new Failure("loyalty.not_found");
  return { filter: await readReportFilter(tenant, loyaltyId, query), timeZone: programme.time_zone };
}
