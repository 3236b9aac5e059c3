import { Failure } from "@patron/contract/kit";
import type { Query } from "#kit/database/rows.ts";
import { noRows, rowsOf } from "#kit/export/columns.ts";
import type { Tenant } from "#kit/tenant.ts";
import { getLoyaltyZone } from "../loyalty/public.ts";
import { type ReportFilter, type ReportQuery, readReportFilter } from "./report-filter.ts";

interface Asked<Filters extends ReportQuery> {
  tenant: Tenant;
  path: { loyaltyId: string };
  query: Filters;
}

/**
 * The rows of a report as a file, in the time zone of its programme. Throws `loyalty.not_found` for an unknown programme and `customer.id_invalid` for
 * an invalid customer.
 */
export async function openReport<Filters extends ReportQuery, Row, Cells>(
  { tenant, path: { loyaltyId }, query }: Asked<Filters>,
  list: (filter: ReportFilter<Filters>) => Query<Row>,
  cells: (row: Row) => Cells,
) {
  const programme = await tenant.maybe(getLoyaltyZone(loyaltyId));
  if (!programme) throw new Failure("loyalty.not_found");
  const filter = await readReportFilter(tenant, loyaltyId, query);
  const batches = filter === "nobody" ? noRows : rowsOf(tenant, list(filter), (rows) => rows.map(cells));
  return { timeZone: programme.time_zone, batches };
}
