import type { additionalCosts } from "@patron/contract";
import type { FiltersOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { useCall } from "#kit/call/use-call.ts";
import { type RowOf, useColumns } from "#kit/list/columns/use-columns.ts";
import { ExportMenu } from "#kit/list/files/export-menu.tsx";
import { serverFiles } from "#kit/list/files/server-files.ts";
import type { Filter } from "#kit/list/filters/filter-values.ts";
import { RecordDrawer } from "#kit/list/record-drawer.tsx";
import { reportQuery } from "#kit/list/report-query.ts";
import type { RowCursor } from "#kit/list/row-cursor.ts";
import { useChosen } from "#kit/list/use-chosen.ts";
import { Loaded } from "#kit/loaded.tsx";
import { useUnits } from "#kit/messages/use-units.ts";
import { useMessages } from "#kit/messages.ts";
import { useShow } from "#kit/show.ts";
import { SkeletonDetails } from "#ui/skeleton.tsx";
import { DataTable } from "#ui/table/data-table.tsx";
import { costsMessages } from "../messages.ts";

/** The items behind one row of the report, under the filters of the list. */
export function CostItemsDrawer(props: { cursor: RowCursor; loyaltyId: string; filters: readonly Filter<unknown>[] }) {
  const { cursor, loyaltyId, filters } = props;
  const t = useMessages(costsMessages);
  const [additional_cost_id = ""] = cursor.id.split(":");
  const chosen = { ...useChosen(filters), additional_cost_id, summary_id: cursor.id };
  const query = reportQuery<FiltersOf<typeof additionalCosts.summaryItems>>(chosen);
  const requested = { path: { loyaltyId }, query };
  const { data, error, isPlaceholderData, refetch } = useCall(calls.additionalCosts.summaryItems, requested, {
    enabled: loyaltyId !== "",
  });
  const rows = isPlaceholderData ? undefined : data?.items;
  const [first] = rows ?? [];
  const columns = useItemColumns();
  const title = first ? `${first.additional_cost_title} · ${first.currency}` : t.byItem;
  const files = serverFiles<typeof additionalCosts.summaryItems, RowOf<typeof additionalCosts.summaryItems>>(
    calls.additionalCosts.summaryItems,
    requested,
  );
  return (
    <RecordDrawer
      cursor={cursor}
      title={title}
      tools={first && <ExportMenu title={title} found={{ files, total: rows?.length ?? 0 }} columns={columns} />}
    >
      <Loaded of={{ data: rows, error, refetch }} placeholder={<SkeletonDetails />}>
        {(found) => (
          <DataTable
            label={t.byItem}
            density="compact"
            rows={found}
            empty={<p className="text-table text-muted">{t.noItems}</p>}
            columns={columns}
          />
        )}
      </Loaded>
    </RecordDrawer>
  );
}

function useItemColumns() {
  const show = useShow();
  const unitOf = useUnits();
  return useColumns(
    calls.additionalCosts.summaryItems,
    useMessages(costsMessages),
    (c) => {
      const sum = (id: "base" | "amount") =>
        c.own({ id, numeric: true, cell: (row) => show.money(row[id], row.currency) });
      return [
        c.own({ id: "item_title", exported: ["item_title", "item_code"], cell: (row) => row.item_title, width: 140 }),
        c.own({
          id: "quantity",
          numeric: true,
          exported: ["quantity", "unit"],
          cell: (row) => `${show.quantity(row.quantity)} ${unitOf(row.unit)}`,
        }),
        ...[
          sum("amount"),
          { ...sum("base"), exported: ["base", "additional_cost_title", "additional_cost_code", "currency"] },
        ],
      ];
    },
    [show, unitOf],
  );
}
