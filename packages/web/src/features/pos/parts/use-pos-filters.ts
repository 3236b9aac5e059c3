import type { pos } from "@patron/contract";
import { POS_TYPES } from "@patron/contract/enums";
import { calls } from "@patron/contract/routes";
import { useCall } from "#kit/call/use-call.ts";
import type { RowOf } from "#kit/list/columns/use-columns.ts";
import type { Filter } from "#kit/list/filters/filter-values.ts";
import { useActiveFilter } from "#kit/list/filters/use-active-filter.ts";
import { useMessages } from "#kit/messages.ts";
import { posMessages } from "../messages.ts";

type Row = RowOf<typeof pos.list>;

/** What points of sale are found by: kind, state, and the programme where there are several. */
export function usePosFilters(): Filter<Row>[] {
  const t = useMessages(posMessages);
  const isActive = useActiveFilter(t.state);
  const loyalties = useCall(calls.embedded.loyalties, {}).data?.items ?? [];
  const inProgramme: Filter<Row> = {
    name: "loyalty",
    label: t.loyalty,
    options: loyalties.map(({ id, title }) => ({ value: id, label: title })),
    fits: (row, loyalty) => row.loyalty.id === loyalty,
  };
  return [
    {
      name: "pos_type",
      label: t.type,
      options: POS_TYPES.map((value) => ({ value, label: t.types[value] })),
      fits: (row, type) => row.pos_type === type,
    },
    ...(loyalties.length > 1 ? [inProgramme] : []),
    isActive,
  ];
}
