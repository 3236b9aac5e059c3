import { calls } from "@patron/contract/routes";
import { TERMINAL_TYPES } from "@patron/contract/words";
import { Link } from "@tanstack/react-router";
import MonitorSmartphone from "lucide-react/icons/monitor-smartphone";
import Plus from "lucide-react/icons/plus";
import { useAddress } from "#kit/address.ts";
import { useCall } from "#kit/call/use-call.ts";
import { ListScreen } from "#kit/list/list-screen.tsx";
import { useColumns } from "#kit/list/use-columns.ts";
import { useMessages } from "#kit/messages.ts";
import { ButtonLink } from "#ui/button.tsx";
import { terminalsMessages } from "./messages.ts";
import { paths } from "./screens.ts";

/** Every terminal of the business. */
export default function TerminalsListScreen() {
  const t = useMessages(terminalsMessages);
  const [{ terminal_type: type, pos }] = useAddress();
  const { data, error, isFetching, refetch } = useCall(calls.terminals.list, {});
  const places = useCall(calls.embedded.pos, {}).data?.items ?? [];
  const columns = useColumns(calls.terminals.list, (c) => [
    c.link("title", t.name, ({ id }) => paths.edit({ terminalId: id })),
    c.own({
      id: "pos",
      header: t.pos,
      key: (row) => row.pos.title,
      text: (row) => row.pos.title,
      cell: (row) => row.pos.title,
    }),
    c.own({
      id: "type",
      header: t.type,
      key: (row) => t.types[row.terminal_type],
      cell: (row) => t.types[row.terminal_type],
    }),
    c.text("currency", t.currency),
    c.own({
      id: "price_group",
      header: t.priceGroup,
      key: (row) => row.price_group?.title ?? "",
      cell: (row) => row.price_group?.title ?? <span className="text-muted">{t.noPriceGroup}</span>,
    }),
    c.active("active", t.state),
  ]);
  const add = (
    <ButtonLink variant="primary" icon={Plus} render={<Link to={paths.create()} />}>
      {t.add}
    </ButtonLink>
  );
  return (
    <ListScreen
      title={t.title}
      purpose={t.purpose}
      action={add}
      columns={columns}
      filters={[
        { name: "pos", label: t.pos, options: places.map(({ id, title }) => ({ value: id, label: title })) },
        {
          name: "terminal_type",
          label: t.type,
          options: TERMINAL_TYPES.map((value) => ({ value, label: t.types[value] })),
        },
      ]}
      rows={data?.items.filter((one) => (!type || one.terminal_type === type) && (!pos || one.pos.id === pos))}
      refreshing={isFetching}
      error={error}
      retry={() => void refetch()}
      open={({ id }) => paths.edit({ terminalId: id })}
      empty={{ icon: MonitorSmartphone, title: t.emptyTitle, hint: t.emptyHint, action: add }}
    />
  );
}
