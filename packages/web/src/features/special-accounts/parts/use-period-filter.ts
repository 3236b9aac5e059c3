import type { DaysFilter } from "#kit/list/filters/filter-values.ts";
import { useMessages } from "#kit/messages.ts";
import { ownedAccountMessages } from "../messages.ts";

/** The filter by the period of a statement. */
export function usePeriodFilter(): DaysFilter[] {
  const t = useMessages(ownedAccountMessages);
  return [{ kind: "days", name: "date", from: "date_from", to: "date_to", label: t.period }];
}
