import { calls } from "@patron/contract/routes";
import { Link, useNavigate } from "@tanstack/react-router";
import Plus from "lucide-react/icons/plus";
import Truck from "lucide-react/icons/truck";
import { useCall } from "#kit/call/use-call.ts";
import { useColumns } from "#kit/list/columns/use-columns.ts";
import { LoadFailure } from "#kit/load-failure.tsx";
import { useMessages } from "#kit/messages.ts";
import { useShow } from "#kit/show.ts";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { DataTable } from "#ui/table/data-table.tsx";
import { deliveryMessages } from "../../messages.ts";
import { paths } from "../../screens.ts";

/** The delivery types of a programme; a row opens one. */
export function DeliveryList({ loyaltyId }: { loyaltyId: string }) {
  const t = useMessages(deliveryMessages);
  const navigate = useNavigate();
  const show = useShow();
  const path = { loyaltyId };
  const { data, error, isFetching, refetch } = useCall(calls.deliveries.list, { path });
  const columns = useColumns(
    calls.deliveries.list,
    t,
    (c) => [
      c.link("title", ({ id }) => paths.editDelivery({ loyaltyId, deliveryTypeId: id })),
      c.choice("address_mode"),
      c.own({
        id: "price_levels",
        numeric: true,
        cell: (row) => {
          const first = row.price_levels.filter(({ amount_from }) => Number(amount_from) === 0);
          return first.map(({ price, currency }) => show.money(price, currency)).join(", ") || t.free;
        },
      }),
      c.active("active"),
    ],
    [t, show, loyaltyId],
  );
  if (error) return <LoadFailure error={error} retry={() => void refetch()} />;
  const add = (
    <ButtonLink variant="primary" icon={Plus} render={<Link to={paths.addDelivery(path)} />}>
      {t.add}
    </ButtonLink>
  );
  if (data?.items.length === 0) return <EmptyState icon={Truck} title={t.emptyTitle} hint={t.emptyHint} action={add} />;
  return (
    <section className="flex flex-col gap-3">
      <div className="flex flex-wrap items-end justify-between gap-2">
        <div>
          <h2 className="text-section font-semibold">{t.list}</h2>
          <p className="text-body text-muted">{t.listHint}</p>
        </div>
        {add}
      </div>
      <DataTable
        stacked
        label={t.list}
        columns={columns.map((column) => ({ ...column, sortable: false }))}
        rows={data?.items}
        onOpen={({ id }) => void navigate({ to: paths.editDelivery({ loyaltyId, deliveryTypeId: id }) })}
        refreshing={isFetching}
      />
    </section>
  );
}
