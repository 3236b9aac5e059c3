import { calls } from "@patron/contract/routes";
import { useFilters } from "#kit/list/filters/use-filters.ts";
import { useMessages } from "#kit/messages.ts";
import { useOptions } from "#kit/options.ts";
import { terminalsMessages } from "../messages.ts";

/** The filters of terminals: point of sale, type and state. */
export function useTerminalFilters() {
  const { options } = useOptions("pos");
  return useFilters(calls.terminals.list, useMessages(terminalsMessages), (f) => [
    f.choice("pos", { options, of: (row) => row.pos.id }),
    f.choice("terminal_type"),
    f.active(),
  ]);
}
