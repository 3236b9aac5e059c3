import type { taxes } from "@patron/contract";
import type { FiltersOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { useCall } from "#kit/call/use-call.ts";
import { useColumns } from "#kit/list/columns/use-columns.ts";
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
  const query = reportQuery<FiltersOf<typeof taxes.summaryItems>>({ ...useChosen(filters), tax_id });
  const requested = { path: { loyaltyId }, query };
  const { data, error, refetch } = useCall(calls.taxes.summaryItems, requested, { enabled: loyaltyId !== "" });
  // A tax may have several rows: one per currency and per name that it has had.
  const rows = data?.items.filter(({ id }) => id.endsWith(`:${cursor.id}`));
  const [first] = rows ?? [];
  const columns = useItemColumns();
  return (
    <RecordDrawer cursor={cursor} title={first ? `${first.tax_title} · ${first.currency}` : t.byItem}>
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
        c.own({ id: "item_title", cell: (row) => row.item_title, width: 140 }),
        c.own({
          id: "quantity",
          numeric: true,
          cell: (row) => `${show.quantity(row.quantity)} ${unitOf(row.unit)}`,
        }),
        ...[sum("amount_without_tax"), sum("amount"), sum("amount_with_tax")],
      ];
    },
    [show, unitOf],
  );
}
