import { calls } from "@patron/contract/routes";
import { Link, useNavigate } from "@tanstack/react-router";
import Gift from "lucide-react/icons/gift";
import Plus from "lucide-react/icons/plus";
import { useCall } from "#kit/call/use-call.ts";
import { useColumns } from "#kit/list/columns/use-columns.ts";
import { LoadFailure } from "#kit/load-failure.tsx";
import { useMessages } from "#kit/messages.ts";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { DataTable } from "#ui/table/data-table.tsx";
import { serviceMessages } from "../../messages.ts";
import { paths } from "../../screens.ts";

/** The additional services of a programme; a row opens one. */
export function ServiceList({ loyaltyId }: { loyaltyId: string }) {
  const t = useMessages(serviceMessages);
  const navigate = useNavigate();
  const path = { loyaltyId };
  const { data, error, isFetching, refetch } = useCall(calls.additionalServices.list, { path });
  const columns = useColumns(
    calls.additionalServices.list,
    t,
    (c) => [
      c.link("title", ({ id }) => paths.editService({ loyaltyId, additionalServiceId: id })),
      c.text("goods_title"),
      c.own({ id: "required", cell: ({ required }) => (required ? t.always : t.optional) }),
      c.active("active"),
    ],
    [t, loyaltyId],
  );
  if (error) return <LoadFailure error={error} retry={() => void refetch()} />;
  const add = (
    <ButtonLink icon={Plus} render={<Link to={paths.addService(path)} />}>
      {t.add}
    </ButtonLink>
  );
  if (data?.items.length === 0) return <EmptyState icon={Gift} title={t.emptyTitle} hint={t.emptyHint} action={add} />;
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
        onOpen={({ id }) => void navigate({ to: paths.editService({ loyaltyId, additionalServiceId: id }) })}
        refreshing={isFetching}
      />
    </section>
  );
}
