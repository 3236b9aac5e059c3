import { calls } from "@patron/contract/routes";
import { Link } from "@tanstack/react-router";
import History from "lucide-react/icons/history";
import { useCall } from "#kit/call/use-call.ts";
import { useColumns } from "#kit/list/columns/use-columns.ts";
import { LoadFailure } from "#kit/load-failure.tsx";
import { useMessages } from "#kit/messages.ts";
import { useShow } from "#kit/show.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { DataTable } from "#ui/table/data-table.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { customerMessages } from "../messages.ts";

/** The bonus history of a customer, newest first. */
export function Movements({ record: customer }: { record: { id: string } }) {
  const t = useMessages(customerMessages);
  const show = useShow();
  const { data, error, isFetching, refetch } = useCall(calls.customers.movements, { path: { userId: customer.id } });
  const columns = useColumns(
    calls.customers.movements,
    t,
    (c) => [
      c.own({
        id: "event_dt",
        width: 190,
        tabular: true,
        cell: (row) =>
          row.transaction_id ? (
            <TextLink quiet link={<Link to={`/transactions?open=${row.transaction_id}`} />}>
              <time title={show.exact(row.event_dt)}>{show.dateTime(row.event_dt)}</time>
            </TextLink>
          ) : (
            <time title={show.exact(row.event_dt)}>{show.dateTime(row.event_dt)}</time>
          ),
      }),
      { ...c.choice("kind"), sortable: false },
      c.own({
        id: "amount",
        header: t.fields.bonuses,
        numeric: true,
        cell: (row) => (
          <span className={row.amount.startsWith("-") ? "text-danger" : "text-success"}>
            <bdi>{`${row.amount.startsWith("-") ? "" : "+"}${show.money(row.amount, row.currency)}`}</bdi>
          </span>
        ),
      }),
      c.own({
        id: "balance",
        numeric: true,
        cell: (row) => <bdi>{show.money(row.balance_after, row.currency)}</bdi>,
      }),
      c.own({
        id: "reason",
        cell: (row) => (row.kind === "expire" && row.reason === "inactivity" ? t.idle : (row.reason ?? "")),
      }),
    ],
    [t, show],
  );
  if (error) return <LoadFailure error={error} retry={() => void refetch()} />;
  return (
    <DataTable
      stacked
      label={t.tabMovements}
      columns={columns.map((column) => ({ ...column, sortable: false }))}
      rows={data?.items}
      refreshing={isFetching}
      empty={<EmptyState icon={History} title={t.noMovements} />}
    />
  );
}
