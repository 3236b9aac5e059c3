import type { Language } from "@patron/contract/enums";
import { Failure } from "@patron/contract/kit";
import type { Query } from "#kit/database/rows.ts";
import { noRows, rowsAtOnce, rowsOf } from "#kit/export/columns.ts";
import type { Tenant } from "#kit/tenant.ts";
import { getLoyaltyZone } from "../loyalty/public.ts";
import { type ReportFilter, type ReportQuery, readReportFilter } from "./report-filter.ts";
import { inReportOrder, type ReportColumns } from "./report-order.ts";

interface Asked<Filters extends ReportQuery> {
  tenant: Tenant;
  path: { loyaltyId: string };
  query: Filters;
  language: Language;
}

/**
 * The rows of a report as a file, in the time zone of its programme. Throws `loyalty.not_found` for an unknown programme and `customer.id_invalid` for
 * an invalid customer.
 */
export async function openReport<Filters extends ReportQuery, Row, Cells extends object>(
  asked: Asked<Filters>,
  columns: ReportColumns,
  list: (filter: ReportFilter<Filters>) => Query<Row>,
  cells: (row: Row) => Cells,
) {
  const { tenant, query } = asked;
  const { loyaltyId } = asked.path;
  const programme = await tenant.maybe(getLoyaltyZone(loyaltyId));
  if (!programme) throw new Failure("loyalty.not_found");
  const filter = await readReportFilter(tenant, loyaltyId, query);
  const batches = filter === "nobody" ? noRows : rowsOf(tenant, list(filter), (rows) => rows.map(cells));
  const ordered = query.sort === undefined ? batches : inOrder(batches, columns, asked);
  return { timeZone: programme.time_zone, batches: ordered };
}

/** A report in an order other than its own is in memory as a whole, as its answer is; it is still written in batches. */
async function* inOrder<Cells extends object>(
  batches: AsyncIterable<Cells[]>,
  columns: ReportColumns,
  asked: Asked<ReportQuery>,
): AsyncGenerator<Cells[]> {
  const all: Cells[] = [];
  for await (const batch of batches) all.push(...batch);
  const rows = inReportOrder(all, columns, asked);
  for (let from = 0; from < rows.length; from += rowsAtOnce) yield rows.slice(from, from + rowsAtOnce);
}
