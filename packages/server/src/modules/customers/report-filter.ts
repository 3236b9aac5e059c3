import type { UserIdType } from "@patron/contract/enums";
import { type SqlBool, sql } from "kysely";
import type { Condition } from "#kit/records/filters.ts";
import type { Tenant } from "#kit/tenant.ts";
import { readBusiness } from "../business/public.ts";
import { findCustomer } from "./find.ts";

/** What every report on sales is asked for. */
export interface ReportQuery {
  date_from?: string | undefined;
  date_to?: string | undefined;
  user_id_value?: string | undefined;
  user_id_type?: UserIdType | undefined;
  sort?: string | undefined;
  order?: "asc" | "desc" | undefined;
}
type Read = keyof ReportQuery;

/** The filter of a report with its programme and the customer's id; both days are included. */
export type ReportFilter<Query extends ReportQuery> = Omit<Query, Read> & {
  loyaltyId: string;
  from: string;
  to: string;
  customerId: string | undefined;
};

/** Whether a report is about one buyer, a customer or a company, whom rollups do not separate. */
export function isOfBuyer(filter: {
  customerId?: string | undefined;
  corporate_customer_id?: string | undefined;
}): boolean {
  return Boolean(filter.customerId ?? filter.corporate_customer_id);
}

/** Rows that one row of the summary is made of: its id is these columns. */
export const isInRow =
  (...columns: readonly string[]): Condition<string> =>
  (id) =>
    sql<SqlBool>`concat_ws(':', ${sql.join(columns.map((one) => sql.ref(one)))}) = ${id}`;

/** The first and the last day that both the database and the API can represent. */
const [firstDay, lastDay] = ["0001-01-01", "9999-12-31"];

/** The filter of a report; `nobody` if it names an unknown customer. Throws `customer.id_invalid` for an invalid one. */
export async function readReportFilter<Query extends ReportQuery>(
  tenant: Tenant,
  loyaltyId: string,
  query: Query,
): Promise<ReportFilter<Query> | "nobody"> {
  const { user_id_value, user_id_type, date_from = firstDay, date_to = lastDay, sort: _, order: __, ...same } = query;
  const filter = { ...same, loyaltyId, from: date_from, to: date_to, customerId: undefined };
  if (!user_id_value) return filter;
  const { country } = await readBusiness(tenant);
  const customer = await findCustomer(tenant, { user_id_value, user_id_type }, country);
  return customer ? { ...filter, customerId: customer.id } : "nobody";
}
