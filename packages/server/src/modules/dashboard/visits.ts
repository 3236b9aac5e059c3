import type { VisitFigures } from "@patron/contract/dashboard";
import type { Of } from "@patron/contract/kit";
import type { Tenant } from "#kit/tenant.ts";
import { type BuyersRow, countBuyersByDay, listBuyers } from "./customer-queries.ts";
import * as queries from "./queries.ts";
import { pairDays, type Requested, readBoth } from "./request.ts";
import type { Span } from "./span.ts";
import { byDate, total } from "./views.ts";

type Figures = Of<typeof VisitFigures>;
const steps = [1, 2, 3, 6];

/** Visits of known customers by day, hour and frequency. */
export async function readVisits(requested: Requested): Promise<Figures> {
  const { tenant, span } = requested;
  const [{ now, past }, hours] = await Promise.all([
    readBoth(requested, (part) => readPart(tenant, part)),
    tenant.many(queries.sumByHour(span)),
  ]);
  return {
    totals: totalsOf(now),
    ...(past && { totals_before: totalsOf(past) }),
    days: pairDays(requested, (date, isPast) => {
      const part = isPast ? past : now;
      const visits = part?.visits.find((row) => row.date === date);
      const buyers = part?.buyersOn(date);
      return { visits_count: Number(visits?.visits_count ?? 0), customers_count: Number(buyers?.customers_count ?? 0) };
    }),
    hours: hours
      .filter(({ visits_count }) => visits_count !== 0n)
      .map(({ week_day, hour, visits_count }) => ({ week_day, hour, visits_count: Number(visits_count) })),
    frequency: steps.map((from, index) => toStep(now.buyers, from, steps[index + 1])),
  };
}

async function readPart(tenant: Tenant, span: Span) {
  const [visits, buyers, onDays] = await Promise.all([
    tenant.many(queries.sumVisitsByDay(span)),
    tenant.many(listBuyers(span, false)),
    tenant.many(countBuyersByDay(span)),
  ]);
  return { visits, buyers, buyersOn: byDate(onDays) };
}

function totalsOf({ visits, buyers }: Awaited<ReturnType<typeof readPart>>): Figures["totals"] {
  return {
    checks_count: Number(total(visits).checks_count ?? 0n),
    visits_count: Number(total(visits).visits_count ?? 0n),
    customers_count: Number(total(buyers).customers_count ?? 0n),
  };
}

function toStep(rows: readonly BuyersRow[], from: number, next: number | undefined): Figures["frequency"][number] {
  const row = rows.find((one) => one.visits_from === from);
  const counts = { customers_count: Number(row?.customers_count ?? 0), visits_count: Number(row?.visits_count ?? 0) };
  return { visits_from: from, visits_to: next === undefined ? null : next - 1, ...counts };
}
