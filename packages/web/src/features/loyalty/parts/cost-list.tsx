import { calls } from "@patron/contract/routes";
import { Link, useNavigate } from "@tanstack/react-router";
import HandCoins from "lucide-react/icons/hand-coins";
import Plus from "lucide-react/icons/plus";
import { useCall } from "#kit/call/use-call.ts";
import { useColumns } from "#kit/list/columns/use-columns.ts";
import { LoadFailure } from "#kit/load-failure.tsx";
import { useMessages } from "#kit/messages.ts";
import { useShow } from "#kit/show.ts";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { DataTable } from "#ui/table/data-table.tsx";
import { programmeCostMessages } from "../messages.ts";

/** The extra charges of a programme; a row opens one, which has screens of its own. */
export function CostList({ record: { id: loyaltyId } }: { record: { id: string } }) {
  const t = useMessages(programmeCostMessages);
  const navigate = useNavigate();
  const show = useShow();
  const list = `/loyalties/${loyaltyId}/additional-costs`;
  const { data, error, isFetching, refetch } = useCall(calls.additionalCosts.list, { path: { loyaltyId } });
  const columns = useColumns(
    calls.additionalCosts.list,
    t,
    (c) => [
      c.link("title", ({ id }) => `${list}/${id}`),
      c.text("code"),
      c.own({
        id: "value",
        numeric: true,
        cell: ({ kind, type, value }) => {
          if (kind !== "commission") return t.atSale;
          return type === "percentage" ? show.rate(value) : `${show.quantity(value)} ${t.perUnit}`;
        },
      }),
      c.choice("kind"),
      c.active("active"),
    ],
    [t, show, list],
  );
  if (error) return <LoadFailure error={error} retry={() => void refetch()} />;
  const add = (
    <ButtonLink variant="primary" icon={Plus} render={<Link to={`${list}/create`} />}>
      {t.addCost}
    </ButtonLink>
  );
  if (data?.items.length === 0) {
    return <EmptyState icon={HandCoins} title={t.addFirstCost} hint={t.costsHint} action={add} />;
  }
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap justify-end gap-2">
        <ButtonLink render={<Link to={list} />}>{t.viewCosts}</ButtonLink>
        {add}
      </div>
      <DataTable
        stacked
        label={t.tabNames.costs}
        columns={columns.map((column) => ({ ...column, sortable: false }))}
        rows={data?.items}
        onOpen={(row) => void navigate({ to: `${list}/${row.id}` })}
        refreshing={isFetching}
      />
    </div>
  );
}
