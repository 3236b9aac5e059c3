import { calls } from "@patron/contract/routes";
import { useFilters } from "#kit/list/filters/use-filters.ts";
import { useMessages } from "#kit/messages.ts";
import { useOptions } from "#kit/options.ts";
import { posMessages } from "../messages.ts";

/** The filters of points of sale: type, state, and the programme where there are several. */
export function usePosFilters() {
  const { options } = useOptions("loyalty");
  return useFilters(calls.pos.list, useMessages(posMessages), (f) => [
    f.choice("pos_type"),
    ...(options.length > 1 ? [f.choice("loyalty", { options, of: (row) => row.loyalty.id })] : []),
    f.active(),
  ]);
}
