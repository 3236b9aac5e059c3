import type { terminals } from "@patron/contract";
import { calls } from "@patron/contract/routes";
import { Link } from "@tanstack/react-router";
import MonitorSmartphone from "lucide-react/icons/monitor-smartphone";
import Plus from "lucide-react/icons/plus";
import { useSwitchActions } from "#kit/list/bulk/bulk-kinds.ts";
import type { RowOf } from "#kit/list/columns/use-columns.ts";
import { ListScreen } from "#kit/list/list-screen.tsx";
import { useMessages } from "#kit/messages.ts";
import { ButtonLink } from "#ui/button.tsx";
import { terminalsMessages } from "./messages.ts";
import { useTerminalColumns } from "./parts/use-terminal-columns.ts";
import { useTerminalFilters } from "./parts/use-terminal-filters.ts";
import { paths } from "./screens.ts";

type Row = RowOf<typeof terminals.list>;

/** Every terminal of the business. */
export default function TerminalsListScreen() {
  const t = useMessages(terminalsMessages);
  const bulk = useSwitchActions(calls.terminals.change, ({ id }: Row, active) => ({
    path: { terminalId: id },
    body: { active },
  }));
  const columns = useTerminalColumns();
  const add = (
    <ButtonLink variant="primary" icon={Plus} render={<Link to={paths.create()} />}>
      {t.add}
    </ButtonLink>
  );
  return (
    <ListScreen
      name="terminals"
      call={calls.terminals.list}
      requested={() => ({})}
      title={t.title}
      purpose={t.purpose}
      action={add}
      columns={columns}
      filters={useTerminalFilters()}
      bulk={bulk}
      open={({ id }) => paths.edit({ terminalId: id })}
      empty={{ icon: MonitorSmartphone, title: t.emptyTitle, hint: t.emptyHint, action: add }}
    />
  );
}
