import { calls } from "@patron/contract/routes";
import { useFilters } from "#kit/list/filters/use-filters.ts";
import { useMessages } from "#kit/messages.ts";
import { terminalsMessages } from "../messages.ts";

/** The filters of terminals: point of sale, type and state. */
export function useTerminalFilters() {
  return useFilters(calls.terminals.list, useMessages(terminalsMessages), (f) => [
    f.record("pos", { entity: "pos", of: (row) => row.pos.id }),
    f.choice("terminal_type"),
    f.active(),
  ]);
}
