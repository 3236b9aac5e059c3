import type { terminals } from "@patron/contract";
import { calls } from "@patron/contract/routes";
import { TERMINAL_TYPES } from "@patron/contract/words";
import { Link } from "@tanstack/react-router";
import MonitorSmartphone from "lucide-react/icons/monitor-smartphone";
import Plus from "lucide-react/icons/plus";
import { useCall } from "#kit/call/use-call.ts";
import { useSwitchActions } from "#kit/list/bulk-kinds.ts";
import { ListScreen } from "#kit/list/list-screen.tsx";
import { useActiveFilter } from "#kit/list/use-active-filter.ts";
import type { RowOf } from "#kit/list/use-columns.ts";
import { useMessages } from "#kit/messages.ts";
import { ButtonLink } from "#ui/button.tsx";
import { terminalsMessages } from "./messages.ts";
import { useTerminalColumns } from "./parts/use-terminal-columns.ts";
import { paths } from "./screens.ts";

type Row = RowOf<typeof terminals.list>;

/** Every terminal of the business. */
export default function TerminalsListScreen() {
  const t = useMessages(terminalsMessages);
  const bulk = useSwitchActions(calls.terminals.change, ({ id }: Row, active) => ({
    path: { terminalId: id },
    body: { active },
  }));
  const places = useCall(calls.embedded.pos, {}).data?.items ?? [];
  const columns = useTerminalColumns();
  const isActive = useActiveFilter(t.state);
  const add = (
    <ButtonLink variant="primary" icon={Plus} render={<Link to={paths.create()} />}>
      {t.add}
    </ButtonLink>
  );
  return (
    <ListScreen
      name="terminals"
      call={calls.terminals.list}
      asked={() => ({})}
      title={t.title}
      purpose={t.purpose}
      action={add}
      columns={columns}
      filters={[
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
      ]}
      bulk={bulk}
      open={({ id }) => paths.edit({ terminalId: id })}
      empty={{ icon: MonitorSmartphone, title: t.emptyTitle, hint: t.emptyHint, action: add }}
    />
  );
}
