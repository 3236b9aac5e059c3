import { calls } from "@patron/contract/routes";
import Package from "lucide-react/icons/package";
import { useCall } from "#kit/call/use-call.ts";
import { useColumns } from "#kit/list/columns/use-columns.ts";
import { LoadFailure } from "#kit/load-failure.tsx";
import { useMessages } from "#kit/messages.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { DataTable } from "#ui/table/data-table.tsx";
import { specialAccountMessages } from "../messages.ts";
import type { Special } from "./special-values.ts";

/** The items that a special account can pay for. */
export function PaidGoods({ record }: { record: Special }) {
  const t = useMessages(specialAccountMessages);
  const { data, error, refetch } = useCall(calls.specialAccounts.goods, { path: { accountId: record.id } });
  const columns = useColumns(
    calls.specialAccounts.goods,
    t,
    (c) => [
      c.own({ id: "code", tabular: true, width: 160, cell: (row) => <bdi>{row.code}</bdi> }),
      c.own({ id: "title", cell: (row) => row.title ?? t.unknownGoods }),
      c.choice("unit"),
      c.active("active"),
    ],
    [t],
  );
  if (error) return <LoadFailure error={error} retry={() => void refetch()} />;
  return (
    <DataTable
      stacked
      label={t.tabGoods}
      columns={columns.map((column) => ({ ...column, sortable: false }))}
      rows={data?.items}
      rowKey={(row) => row.code}
      empty={<EmptyState icon={Package} title={t.noGoods} />}
    />
  );
}
