import type { CustomerFigures } from "@patron/contract/dashboard";
import type { Of } from "@patron/contract/kit";
import { moneyText } from "@patron/engine";
import * as queries from "./customer-queries.ts";
import { momentsOf } from "./period.ts";
import { pairDays, type Requested, readBoth } from "./request.ts";
import { isOfLocation, type Span } from "./span.ts";
import { byDate, total } from "./views.ts";

type Figures = Of<typeof CustomerFigures>;

/** Members, buyers and returning customers. */
export async function readCustomers(requested: Requested): Promise<Figures> {
  const { span } = requested;
  const [{ now, past }, { count, count_before, ...members }] = await Promise.all([
    readBoth(requested, (part) => readPart(requested, part)),
    readMembers(requested),
  ]);
  return {
    totals: totalsOf(now, count, span.currency),
    ...(past && { totals_before: totalsOf(past, count_before, span.currency) }),
    days: pairDays(requested, (date, isPast) => {
      const part = isPast ? past : now;
      const added = part?.added && Number(part.added.on(date)?.new_members_count ?? 0);
      return { new_members_count: added ?? null, customers_count: Number(part?.buyersOn(date)?.customers_count ?? 0) };
    }),
    ...members,
    top_by_amount: topOf(now.buyers, "amount", span.currency),
    top_by_visits: topOf(now.buyers, "visits", span.currency),
  };
}

type Part = Awaited<ReturnType<typeof readPart>>;
async function readPart(requested: Requested, span: Span) {
  const { tenant } = requested;
  const [buyers, onDays, added] = await Promise.all([
    tenant.many(queries.listBuyers(span, span === requested.span)),
    tenant.many(queries.countBuyersByDay(span)),
    // Memberships have no location.
    isOfLocation(span) ? undefined : readNew(requested, span),
  ]);
  return { buyers, buyersOn: byDate(onDays), added };
}

async function readNew({ tenant, timeZone }: Requested, span: Span) {
  const { from, until } = momentsOf(span, timeZone);
  const added = await tenant.many(queries.countNewByDay(timeZone, from, until, span.loyalty_id));
  return { count: Number(total(added).new_members_count ?? 0n), on: byDate(added) };
}

function totalsOf({ buyers, added }: Part, members_count: number | null, currency: string): Figures["totals"] {
  const each = buyers.filter(({ list }) => list === "frequency");
  const sums = total(each);
  const returning = total(each.filter(({ visits_from }) => (visits_from ?? 0) > 1));
  return {
    members_count,
    new_members_count: added?.count ?? null,
    customers_count: Number(sums.customers_count ?? 0n),
    returning_count: Number(returning.customers_count ?? 0n),
    visits_count: Number(sums.visits_count ?? 0n),
    visits_amount: moneyText(sums.amount_to_pay ?? 0n, currency),
  };
}

/** Members at the end of the period by category and by age, and how many they are then and at the end of the one before. */
async function readMembers({ tenant, timeZone, span, before }: Requested) {
  if (isOfLocation(span)) return { categories: null, ages: null, count: null, count_before: null };
  const { until } = momentsOf(span, timeZone);
  const [categories, ages, since] = await Promise.all([
    tenant.many(queries.countMembersByCategory(until, span.loyalty_id)),
    tenant.many(queries.countMembersByAge(until, span.to, span.loyalty_id)),
    // Usually far fewer than all who were members before.
    before && tenant.one(queries.countNew(momentsOf(before, timeZone).until, until, span.loyalty_id)),
  ]);
  const count = categories.reduce((sum, { members_count }) => sum + Number(members_count), 0);
  return {
    count,
    count_before: count - Number(since?.new_members_count ?? 0n),
    categories: categories.map(({ id, title, members_count }) => ({
      category: id ? { id, title: title ?? "" } : null,
      members_count: Number(members_count),
    })),
    ages: ages.map(({ gender, age_from, members_count }) => ({
      gender,
      age_from,
      age_to: lastAge(age_from),
      members_count: Number(members_count),
    })),
  };
}

/** The end of an age band by its start. */
function lastAge(from: number | null): number | null {
  if (from === null || from >= 65) return null;
  return { 0: 17, 18: 24 }[from] ?? from + 9;
}

function topOf(
  rows: readonly queries.BuyersRow[],
  kind: "amount" | "visits",
  currency: string,
): Figures["top_by_amount"] {
  return rows.flatMap(({ list, customer_id: id, name, visits_count, amount_to_pay }) =>
    list === kind && id
      ? [
          {
            id,
            name: name ?? "",
            visits_count: Number(visits_count),
            amount_to_pay: moneyText(amount_to_pay, currency),
          },
        ]
      : [],
  );
}
