import { calls } from "@patron/contract/routes";
import MonitorSmartphone from "lucide-react/icons/monitor-smartphone";
import { useSwitchActions } from "#kit/list/bulk/bulk-kinds.ts";
import { ListScreen } from "#kit/list/list-screen.tsx";
import { useMessages } from "#kit/messages.ts";
import { terminalsMessages } from "./messages.ts";
import { useTerminalColumns } from "./parts/use-terminal-columns.ts";
import { useTerminalFilters } from "./parts/use-terminal-filters.ts";

/** All terminals of the business. */
export default function TerminalsListScreen() {
  const t = useMessages(terminalsMessages);
  return (
    <ListScreen
      call={calls.terminals.list}
      texts={t}
      icon={MonitorSmartphone}
      columns={useTerminalColumns()}
      filters={useTerminalFilters()}
      bulk={useSwitchActions(calls.terminals.change)}
    />
  );
}
