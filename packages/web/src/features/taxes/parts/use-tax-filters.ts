import { calls } from "@patron/contract/routes";
import { useFilters } from "#kit/list/filters/use-filters.ts";
import { useMessages } from "#kit/messages.ts";
import { taxesMessages } from "../messages.ts";

/** The filters of a programme's taxes: type and state. */
export function useTaxFilters() {
  return useFilters(calls.taxes.list, useMessages(taxesMessages), (f) => [f.choice("classification"), f.active()]);
}
