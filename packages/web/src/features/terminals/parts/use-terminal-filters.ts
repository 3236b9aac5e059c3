import type { terminals } from "@patron/contract";
import { TERMINAL_TYPES } from "@patron/contract/enums";
import { calls } from "@patron/contract/routes";
import { useCall } from "#kit/call/use-call.ts";
import type { RowOf } from "#kit/list/columns/use-columns.ts";
import type { Filter } from "#kit/list/filters/filter-values.ts";
import { useActiveFilter } from "#kit/list/filters/use-active-filter.ts";
import { useMessages } from "#kit/messages.ts";
import { terminalsMessages } from "../messages.ts";

/** What terminals are found by: point of sale, kind and state. */
export function useTerminalFilters(): Filter<RowOf<typeof terminals.list>>[] {
  const t = useMessages(terminalsMessages);
  const isActive = useActiveFilter(t.state);
  const places = useCall(calls.embedded.pos, {}).data?.items ?? [];
  return [
    {
      name: "pos",
      label: t.pos,
      options: places.map(({ id, title }) => ({ value: id, label: title })),
      fits: (row, pos) => row.pos.id === pos,
    },
    {
      name: "terminal_type",
      label: t.type,
      options: TERMINAL_TYPES.map((value) => ({ value, label: t.types[value] })),
      fits: (row, type) => row.terminal_type === type,
    },
    isActive,
  ];
}
