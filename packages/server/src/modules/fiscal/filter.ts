import type { fiscal } from "@patron/contract";
import type { FiltersOf } from "@patron/contract/kit";
import { spanOf } from "#kit/span.ts";
import type { Tenant } from "#kit/tenant.ts";
import { readBusiness } from "../business/public.ts";
import type { ReceiptFilter } from "./queries.ts";

/** The filter of a query, and the time zone of its days, which is that of the business. */
export async function readFilter(tenant: Tenant, { date_from, date_to, ...query }: FiltersOf<typeof fiscal.list>) {
  const { time_zone: timeZone } = await readBusiness(tenant);
  const filter: ReceiptFilter = { ...query, ...spanOf({ date_from, date_to }, timeZone) };
  return { filter, timeZone };
}
