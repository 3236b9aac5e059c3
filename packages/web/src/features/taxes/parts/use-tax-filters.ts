import type { taxes } from "@patron/contract";
import { TAX_CLASSIFICATIONS } from "@patron/contract/enums";
import type { RowOf } from "#kit/list/columns/use-columns.ts";
import type { Filter } from "#kit/list/filters/filter-values.ts";
import { useActiveFilter } from "#kit/list/filters/use-active-filter.ts";
import { useMessages } from "#kit/messages.ts";
import { taxesMessages } from "../messages.ts";

/** What the taxes of a programme are found by: how they act, and their state. */
export function useTaxFilters(): Filter<RowOf<typeof taxes.list>>[] {
  const t = useMessages(taxesMessages);
  const isActive = useActiveFilter(t.state);
  return [
    {
      name: "classification",
      label: t.classification,
      options: TAX_CLASSIFICATIONS.map((value) => ({ value, label: t.classifications[value] })),
      fits: (row, wanted) => row.classification === wanted,
    },
    isActive,
  ];
}
