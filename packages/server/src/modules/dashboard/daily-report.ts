import { moneyText } from "@patron/engine/money";
import type { Services } from "#kit/http/answer.ts";
import { inBusiness, inEveryBusiness } from "#kit/jobs/businesses.ts";
import type { Tenant } from "#kit/tenant.ts";
import { raise } from "../notifications/public.ts";
import { addReport, listReportBusinesses, type ReportRow, sumOfDay } from "./report-queries.ts";

/** Tells every business that wants it what was sold yesterday, from its hour on. An error in one does not affect others and is thrown at the end. */
export function reportEverywhere({ pool }: Pick<Services, "pool">, now: Date): Promise<void> {
  const reportDue = async (row: ReportRow) => {
    const day = reportedDay(row, now);
    if (day !== null) await inBusiness(pool, row.business_id, "read write", (tenant) => report(tenant, day, now));
  };
  return inEveryBusiness(pool, listReportBusinesses, reportDue, "The daily report of some businesses failed.");
}

/** The day before today in the time zone of a business, if its report is due; else null. */
export function reportedDay({ time_zone, report_hour, business_date }: Omit<ReportRow, "business_id">, now: Date) {
  const local = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(time_zone);
  const day = local.toPlainDate().subtract({ days: 1 }).toString();
  return local.hour < report_hour || (business_date !== null && business_date >= day) ? null : day;
}

/** Tells of one day, unless another server has. */
async function report(tenant: Tenant, day: string, now: Date): Promise<void> {
  if (!(await tenant.maybe(addReport(day, now)))) return;
  const sums = (await tenant.many(sumOfDay(day))).map(({ currency, checks_count, amount_to_pay }) => ({
    currency,
    sales: Number(checks_count),
    amount: moneyText(amount_to_pay, currency),
  }));
  await raise(tenant, { event: "daily-report", facts: { day, sums } }, now);
}
