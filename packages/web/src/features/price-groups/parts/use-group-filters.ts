import { calls } from "@patron/contract/routes";
import { useCall } from "#kit/call/use-call.ts";
import { useFilters } from "#kit/list/filters/use-filters.ts";
import { useMessages } from "#kit/messages.ts";
import { priceGroupsMessages } from "../messages.ts";

/** The filters of a programme's price groups: currency and state. */
export function useGroupFilters(loyaltyId: string) {
  const requested = { query: { loyalty_id: loyaltyId } };
  const { data: known } = useCall(calls.embedded.currencies, requested, { enabled: loyaltyId !== "" });
  const options = (known?.items ?? []).map(({ code }) => ({ value: code, label: code }));
  return useFilters(calls.priceGroups.list, useMessages(priceGroupsMessages), (f) => [
    f.choice("currency", { options }),
    f.active(),
  ]);
}
