import type { offline } from "@patron/contract";
import type { FiltersOf } from "@patron/contract/kit";
import { spanOf } from "#kit/span.ts";
import type { Tenant } from "#kit/tenant.ts";
import { readBusiness } from "../business/public.ts";
import type { OfflineSaleFilter } from "./queries.ts";

/** Which sales a request names, with days in the time zone of the business. */
export async function readFilter(
  tenant: Tenant,
  { date_from, date_to, ...query }: FiltersOf<typeof offline.list>,
): Promise<{ filter: OfflineSaleFilter; timeZone: string }> {
  const { time_zone: timeZone } = await readBusiness(tenant);
  return { filter: { ...query, ...spanOf({ date_from, date_to }, timeZone) }, timeZone };
}
