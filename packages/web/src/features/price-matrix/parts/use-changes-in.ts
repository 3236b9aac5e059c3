import type { priceMatrix } from "@patron/contract";
import type { FiltersOf, ReplyOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { request } from "#kit/call/client.ts";
import { keyOf, queries, useCall } from "#kit/call/use-call.ts";
import { instantIn } from "#kit/moment.ts";
import { addDays, type Day } from "#ui/dates/calendar-day.ts";

type Changes = ReplyOf<typeof priceMatrix.changes>["items"];
const count = 500;

/** All changes that start or apply within some weeks, the latest start first, and whether the programme has any at all. */
export function useChangesIn(loyaltyId: string, weeks: readonly (readonly Day[])[], timeZone: string) {
  const path = { loyaltyId };
  const enabled = loyaltyId !== "";
  const first = useCall(calls.priceMatrix.changes, { path, page: { page: 1, count: 1 } }, { enabled });
  const [from = "", until = ""] = [weeks[0]?.[0], weeks.at(-1)?.at(-1)];
  const query = {
    date_from: instantIn(from, "00:00", timeZone),
    date_to: instantIn(addDays(until, 1), "00:00", timeZone),
  };
  const all = useQuery(
    {
      queryKey: [...keyOf(calls.priceMatrix.changes, { path, query }), "all"],
      queryFn: () => loadAll(path, query),
      enabled,
      placeholderData: keepPreviousData,
    },
    queries,
  );
  return {
    items: first.data && all.data,
    hasAny: (first.data?.items.length ?? 0) > 0,
    error: first.error ?? (all.data ? null : all.error),
    refetch: () => Promise.all([first.refetch(), all.refetch()]),
  };
}

async function loadAll(path: { loyaltyId: string }, query: FiltersOf<typeof priceMatrix.changes>): Promise<Changes> {
  const changes: Changes[number][] = [];
  for (let page = 1; ; page += 1) {
    const { items } = await request(calls.priceMatrix.changes, { path, query, page: { page, count } });
    changes.push(...items);
    if (items.length < count) return changes;
  }
}
