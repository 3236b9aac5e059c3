import type { taxes } from "@patron/contract";
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
import { taxesMessages } from "../messages.ts";

/** The items behind one row of the report, under the filters of the list. */
export function TaxItemsDrawer(props: { cursor: RowCursor; loyaltyId: string; filters: readonly Filter<unknown>[] }) {
  const { cursor, loyaltyId, filters } = props;
  const t = useMessages(taxesMessages);
  const [tax_id = ""] = cursor.id.split(":");
  const query = reportQuery<FiltersOf<typeof taxes.summaryItems>>({
    ...useChosen(filters),
    tax_id,
    summary_id: cursor.id,
  });
  const requested = { path: { loyaltyId }, query };
  const { data, error, isPlaceholderData, refetch } = useCall(calls.taxes.summaryItems, requested, {
    enabled: loyaltyId !== "",
  });
  const rows = isPlaceholderData ? undefined : data?.items;
  const [first] = rows ?? [];
  const columns = useItemColumns();
  const title = first ? `${first.tax_title} · ${first.currency}` : t.byItem;
  const files = serverFiles<typeof taxes.summaryItems, RowOf<typeof taxes.summaryItems>>(
    calls.taxes.summaryItems,
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
            empty={<p className="text-table text-muted">{t.reportEmpty}</p>}
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
    calls.taxes.summaryItems,
    useMessages(taxesMessages),
    (c) => {
      const sum = (id: "amount_without_tax" | "amount" | "amount_with_tax") =>
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
          sum("amount_without_tax"),
          { ...sum("amount_with_tax"), exported: ["amount_with_tax", "tax_title", "tax_code", "currency"] },
        ],
      ];
    },
    [show, unitOf],
  );
}
