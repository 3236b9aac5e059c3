import type { DashboardComparison, DashboardTab } from "@patron/contract/enums";
import { Failure } from "@patron/contract/kit";
import { dayIn } from "#kit/span.ts";
import type { Tenant } from "#kit/tenant.ts";
import { readBusiness } from "../business/public.ts";
import { isCurrency } from "../reference/public.ts";
import { daysOf, endedOn, type Period, periodBefore, periodOf } from "./period.ts";
import { lastDayWithSales } from "./queries.ts";
import type { Span } from "./span.ts";

interface Query extends Partial<Omit<Span, "from" | "to">> {
  tab?: DashboardTab | undefined;
  date_from?: string | undefined;
  date_to?: string | undefined;
  compare?: DashboardComparison | undefined;
}
/** A request with its defaults: the last thirty days that have sales, in the currency and the time zone of the business. */
export interface Requested {
  tenant: Tenant;
  timeZone: string;
  compare: DashboardComparison;
  span: Span;
  /** The same for the comparison period. */
  before: Span | undefined;
}

export async function readRequested(tenant: Tenant, query: Query, now: Date): Promise<Requested> {
  const { date_from, date_to, compare = "none", loyalty_id, pos_id, terminal_id } = query;
  if (query.currency && !isCurrency(query.currency)) throw new Failure("currency.unknown");
  const business = await readBusiness(tenant);
  void tenant.allowMemory();
  const { isNarrowed: is_narrowed } = tenant;
  const filter = {
    currency: query.currency ?? business.currency,
    loyalty_id,
    pos_id,
    terminal_id,
    is_narrowed,
    today: dayIn(business.time_zone, now),
  };
  const requested = periodOf(date_from, date_to, business.time_zone, now);
  const isDefault = !date_from && !date_to;
  const period = isDefault ? endedOn(requested, (await tenant.one(lastDayWithSales(filter))).day) : requested;
  const past = periodBefore(period, compare);
  const before = past && { ...filter, ...past };
  return { tenant, timeZone: business.time_zone, compare, span: { ...filter, ...period }, before };
}

/** Reads data for the requested period, and for the previous one if any. */
export async function readBoth<T>({ span, before }: Requested, read: (span: Span) => Promise<T>) {
  const [now, past] = await Promise.all([read(span), before && read(before)]);
  return { now, past };
}

/** Pairs every day of the period with the day at the same offset of the previous one. */
export function pairDays<Figures extends object>(
  { span, before }: { span: Period; before: Period | undefined },
  of: (date: string | null, isPast: boolean) => Figures,
) {
  const past = before ? daysOf(before) : [];
  return daysOf(span).map((date, index) => {
    const date_before = past[index] ?? null;
    return { date, date_before, ...of(date, false), ...(before ? { before: of(date_before, true) } : {}) };
  });
}
