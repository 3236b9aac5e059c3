import { calls } from "@patron/contract/routes";
import { Link, useNavigate } from "@tanstack/react-router";
import Percent from "lucide-react/icons/percent";
import Plus from "lucide-react/icons/plus";
import { useCall } from "#kit/call/use-call.ts";
import { useColumns } from "#kit/list/columns/use-columns.ts";
import { LoadFailure } from "#kit/load-failure.tsx";
import { useMessages } from "#kit/messages.ts";
import { useShow } from "#kit/show.ts";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { DataTable } from "#ui/table/data-table.tsx";
import { programmeTaxMessages } from "../messages.ts";

/** The taxes of a programme; a row opens the tax, which has screens of its own. */
export function TaxList({ record: { id: loyaltyId } }: { record: { id: string } }) {
  const t = useMessages(programmeTaxMessages);
  const navigate = useNavigate();
  const show = useShow();
  const list = `/loyalties/${loyaltyId}/taxes`;
  const { data, error, isFetching, refetch } = useCall(calls.taxes.list, { path: { loyaltyId } });
  const columns = useColumns(
    calls.taxes.list,
    t,
    (c) => [
      c.link("title", ({ id }) => `${list}/${id}`),
      c.text("code"),
      c.own({
        id: "rate",
        numeric: true,
        cell: (row) => (row.type === "percentage" ? show.rate(row.rate) : `${show.quantity(row.rate)} ${t.perUnit}`),
      }),
      c.choice("classification"),
      c.active("active"),
    ],
    [t, show, list],
  );
  if (error) return <LoadFailure error={error} retry={() => void refetch()} />;
  const add = (
    <ButtonLink variant="primary" icon={Plus} render={<Link to={`${list}/create`} />}>
      {t.addTax}
    </ButtonLink>
  );
  if (data?.items.length === 0) {
    return <EmptyState icon={Percent} title={t.addFirstTax} hint={t.taxesHint} action={add} />;
  }
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap justify-end gap-2">
        <ButtonLink render={<Link to={list} />}>{t.viewTaxes}</ButtonLink>
        {add}
      </div>
      <DataTable
        stacked
        label={t.tabNames.taxes}
        columns={columns.map((column) => ({ ...column, sortable: false }))}
        rows={data?.items}
        onOpen={(row) => void navigate({ to: `${list}/${row.id}` })}
        refreshing={isFetching}
      />
    </div>
  );
}
