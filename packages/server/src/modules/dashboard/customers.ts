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
  const [{ now, past }, members] = await Promise.all([
    readBoth(requested, (part) => readPart(requested, part)),
    readMembers(requested),
  ]);
  return {
    totals: totalsOf(now, span.currency),
    ...(past && { totals_before: totalsOf(past, span.currency) }),
    days: pairDays(requested, (date, isPast) => {
      const part = isPast ? past : now;
      const added = part?.members && Number(part.members.newOn(date)?.new_members_count ?? 0);
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
  const [buyers, onDays, members] = await Promise.all([
    tenant.many(queries.listBuyers(span, span === requested.span)),
    tenant.many(queries.countBuyersByDay(span)),
    // Memberships have no location.
    isOfLocation(span) ? undefined : readNew(requested, span),
  ]);
  return { buyers, buyersOn: byDate(onDays), members };
}

async function readNew({ tenant, timeZone }: Requested, span: Span) {
  const { from, until } = momentsOf(span, timeZone);
  const [added, { members_count }] = await Promise.all([
    tenant.many(queries.countNewByDay(timeZone, from, until, span.loyalty_id)),
    tenant.one(queries.countMembers(until, span.loyalty_id)),
  ]);
  return { members_count, new_members_count: total(added).new_members_count ?? 0n, newOn: byDate(added) };
}

function totalsOf({ buyers, members }: Part, currency: string): Figures["totals"] {
  const each = buyers.filter(({ list }) => list === "frequency");
  const sums = total(each);
  const returning = total(each.filter(({ visits_from }) => (visits_from ?? 0) > 1));
  return {
    members_count: members ? Number(members.members_count) : null,
    new_members_count: members ? Number(members.new_members_count) : null,
    customers_count: Number(sums.customers_count ?? 0n),
    returning_count: Number(returning.customers_count ?? 0n),
    visits_count: Number(sums.visits_count ?? 0n),
    visits_amount: moneyText(sums.amount_to_pay ?? 0n, currency),
  };
}

async function readMembers({ tenant, timeZone, span }: Requested): Promise<Pick<Figures, "categories" | "ages">> {
  if (isOfLocation(span)) return { categories: null, ages: null };
  const { until } = momentsOf(span, timeZone);
  const [categories, ages] = await Promise.all([
    tenant.many(queries.countMembersByCategory(until, span.loyalty_id)),
    tenant.many(queries.countMembersByAge(until, span.to, span.loyalty_id)),
  ]);
  return {
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
