import { calls } from "@patron/contract/routes";
import MonitorSmartphone from "lucide-react/icons/monitor-smartphone";
import QrCode from "lucide-react/icons/qr-code";
import { useSwitchActions } from "#kit/list/bulk/bulk-kinds.ts";
import { ListScreen } from "#kit/list/list-screen.tsx";
import { useMessages } from "#kit/messages.ts";
import { terminalActivityMessages, terminalsMessages } from "./messages.ts";
import { useTerminalColumns } from "./parts/use-terminal-columns.ts";
import { useTerminalFilters } from "./parts/use-terminal-filters.ts";
import { paths } from "./screens.ts";

/** All terminals of the business. */
export default function TerminalsListScreen() {
  const t = useMessages(terminalsMessages);
  const activity = useMessages(terminalActivityMessages);
  const codes = {
    id: "codes",
    label: activity.codes.title,
    icon: QrCode,
    needs: calls.terminals.list,
    opens: (rows: readonly { id: string }[]) => `${paths.codes()}?ids=${rows.map(({ id }) => id).join(",")}`,
  };
  return (
    <ListScreen
      call={calls.terminals.list}
      texts={t}
      icon={MonitorSmartphone}
      columns={useTerminalColumns()}
      filters={useTerminalFilters()}
      bulk={[...useSwitchActions(calls.terminals.change), codes]}
    />
  );
}
