import { calls } from "@patron/contract/routes";
import { useCall } from "#kit/call/use-call.ts";
import { useColumns } from "#kit/list/columns/use-columns.ts";
import { RecordDrawer } from "#kit/list/record-drawer.tsx";
import type { RowCursor } from "#kit/list/row-cursor.ts";
import { Loaded } from "#kit/loaded.tsx";
import { useMessages } from "#kit/messages.ts";
import { useShow } from "#kit/show.ts";
import { SkeletonDetails } from "#ui/skeleton.tsx";
import { DataTable } from "#ui/table/data-table.tsx";
import { priceMatrixMessages } from "../messages.ts";
import { ChangeTerminals } from "./change-terminals.tsx";

const page = { page: 1, count: 500 };

/** The prices of a change. */
export function ChangeDrawer({ cursor, loyaltyId }: { cursor: RowCursor; loyaltyId: string }) {
  const t = useMessages(priceMatrixMessages);
  const show = useShow();
  const path = { loyaltyId, priceChangeId: cursor.id };
  const { data, error, refetch } = useCall(
    calls.priceMatrix.changePrices,
    { path, page },
    { enabled: loyaltyId !== "" },
  );
  const columns = useColumns(
    calls.priceMatrix.changePrices,
    t,
    (c) => [
      c.own({ id: "item", header: t.item, cell: ({ item }) => item.title, width: 120 }),
      c.own({ id: "price_group", header: t.group, cell: ({ price_group }) => price_group.title }),
      c.own({
        id: "price",
        header: t.newPrice,
        numeric: true,
        cell: ({ price, price_group }) => (price === null ? t.own : show.unitPrice(price, price_group.currency)),
      }),
    ],
    [t, show],
  );
  return (
    <RecordDrawer cursor={cursor} title={t.pricesOfChange}>
      <Loaded of={{ data, error, refetch }} placeholder={<SkeletonDetails />}>
        {({ items, total = 0 }) => (
          <div className="flex flex-col gap-2">
            {items.length > 0 && <ChangeTerminals path={path} />}
            <DataTable
              label={t.prices}
              density="compact"
              rows={items}
              empty={<p className="text-table text-muted">{t.cancelledPrices}</p>}
              columns={columns}
            />
            {items.length < total && (
              <p className="text-caption text-muted">{t.someOf(show.number(items.length), show.number(total))}</p>
            )}
          </div>
        )}
      </Loaded>
    </RecordDrawer>
  );
}
