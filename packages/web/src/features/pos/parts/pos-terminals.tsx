import type { pos } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import MonitorSmartphone from "lucide-react/icons/monitor-smartphone";
import { useCall } from "#kit/call/use-call.ts";
import { useColumns } from "#kit/list/columns/use-columns.ts";
import { LoadFailure } from "#kit/load-failure.tsx";
import { useMessages } from "#kit/messages.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { DataTable } from "#ui/table/data-table.tsx";
import { posMessages } from "../messages.ts";

/** The terminals of a point of sale. */
export function PosTerminals({ record: one }: { record: ReplyOf<typeof pos.get> }) {
  const t = useMessages(posMessages);
  const { data, error, refetch } = useCall(calls.pos.terminals, { path: { posId: one.id } });
  const columns = useColumns(
    calls.pos.terminals,
    t,
    (c) => [c.text("title"), c.text("currency"), c.active("active")],
    [],
  );
  if (error) return <LoadFailure error={error} retry={() => void refetch()} />;
  return (
    <DataTable
      stacked
      label={t.fields.terminals_count}
      columns={columns.map((column) => ({ ...column, sortable: false }))}
      rows={data?.items}
      empty={<EmptyState icon={MonitorSmartphone} title={t.noTerminals} />}
    />
  );
}
