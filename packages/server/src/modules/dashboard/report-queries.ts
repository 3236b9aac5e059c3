import { sql } from "kysely";
import { q, raw } from "#kit/database/rows.ts";
import { rowsOf } from "./span.ts";

export interface ReportRow {
  business_id: string;
  time_zone: string;
  report_hour: number;
  /** The day of the latest report. */
  business_date: string | null;
}

/** Businesses that want a daily report, by id, after a given one; reads across businesses. */
export const listReportBusinesses = (after: string | null, limit: number) =>
  raw(sql<ReportRow>`
    select business_id, time_zone, report_hour, business_date from list_report_businesses(${after}::uuid, ${limit}::int)`);

/** Notes that a day has its report, unless it has; returns whether it did. */
export const addReport = (day: string, now: Date) =>
  q
    .insertInto("daily_report")
    .values({ business_date: day, created_dt: now })
    .onConflict((at) => at.columns(["business_id", "business_date"]).doNothing())
    .returning("business_date");

/** Sales of a day by currency, rolled up or not; cancelled ones are not counted. */
export const sumOfDay = (day: string) =>
  raw(sql<{ currency: string; checks_count: bigint; amount_to_pay: bigint }>`
    select currency, sum(checks_count)::bigint as checks_count, sum(amount_to_pay)::bigint as amount_to_pay
    from ${rowsOf("turnover", { from: day, to: day })} group by currency having sum(checks_count) > 0 order by currency`);
