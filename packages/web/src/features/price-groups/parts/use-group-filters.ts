import type { priceGroups } from "@patron/contract";
import { calls } from "@patron/contract/routes";
import { useCall } from "#kit/call/use-call.ts";
import type { RowOf } from "#kit/list/columns/use-columns.ts";
import type { Filter } from "#kit/list/filters/filter-values.ts";
import { useActiveFilter } from "#kit/list/filters/use-active-filter.ts";
import { useMessages } from "#kit/messages.ts";
import { priceGroupsMessages } from "../messages.ts";

/** What the price groups of a programme are found by: currency and state. */
export function useGroupFilters(loyaltyId: string): Filter<RowOf<typeof priceGroups.list>>[] {
  const t = useMessages(priceGroupsMessages);
  const isActive = useActiveFilter(t.state);
  const requested = { query: { loyalty_id: loyaltyId } };
  const { data: known } = useCall(calls.embedded.currencies, requested, { enabled: loyaltyId !== "" });
  return [
    {
      name: "currency",
      label: t.currency,
      options: (known?.items ?? []).map(({ code }) => ({ value: code, label: code })),
      fits: (row, currency) => row.currency === currency,
    },
    isActive,
  ];
}
