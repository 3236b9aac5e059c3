import { calls } from "@patron/contract/routes";
import { Link } from "@tanstack/react-router";
import MonitorSmartphone from "lucide-react/icons/monitor-smartphone";
import { useCall } from "#kit/call/use-call.ts";
import { useColumns } from "#kit/list/columns/use-columns.ts";
import { LoadFailure } from "#kit/load-failure.tsx";
import { useMessages } from "#kit/messages.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { DataTable } from "#ui/table/data-table.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { priceGroupsMessages } from "../messages.ts";
import { type Group, groupPath } from "./group.ts";

/** The terminals that use a group. */
export function GroupTerminals({ record: group }: { record: Group }) {
  const t = useMessages(priceGroupsMessages);
  const { data, error, refetch } = useCall(calls.priceGroups.terminals, { path: groupPath(group) });
  const columns = useColumns(
    calls.priceGroups.terminals,
    t,
    (c) => [
      c.own({
        id: "title",
        header: t.terminal,
        cell: ({ id, title }) => (
          <TextLink quiet link={<Link to={`/terminals/${id}`} />}>
            {title}
          </TextLink>
        ),
      }),
      c.own({ id: "pos", cell: ({ pos }) => pos.title }),
      { ...c.active("active"), sortable: false },
    ],
    [t],
  );
  if (error) return <LoadFailure error={error} retry={() => void refetch()} />;
  return (
    <DataTable
      stacked
      label={t.tabTerminals}
      columns={columns}
      rows={data?.items}
      empty={<EmptyState icon={MonitorSmartphone} title={t.noTerminals} hint={t.noTerminalsHint} />}
    />
  );
}
