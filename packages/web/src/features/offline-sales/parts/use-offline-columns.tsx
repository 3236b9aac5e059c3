import { calls } from "@patron/contract/routes";
import { Link } from "@tanstack/react-router";
import { useColumns } from "#kit/list/columns/use-columns.ts";
import { useMessages } from "#kit/messages.ts";
import { useShow } from "#kit/show.ts";
import { TextLink } from "#ui/text-link.tsx";
import { offlineSalesMessages } from "../messages.ts";
import { paths } from "../screens.ts";
import { OfflineState } from "./offline-state.tsx";

/** The columns of the list. */
export function useOfflineColumns() {
  const t = useMessages(offlineSalesMessages);
  const show = useShow();
  return useColumns(
    calls.offline.list,
    t,
    (c) => [
      c.own({
        id: "sold_dt",
        width: 190,
        sortable: true,
        cell: (row) => (
          <TextLink link={<Link to={paths.show({ offlineSaleId: row.id })} />}>
            <time title={show.exact(row.sold_dt)}>{show.dateTime(row.sold_dt)}</time>
          </TextLink>
        ),
      }),
      c.own({ id: "state", cell: (row) => <OfflineState state={row.state} /> }),
      c.own({ id: "number", cell: (row) => row.number }),
      c.own({
        id: "amount_to_pay",
        numeric: true,
        cell: (row) => show.money(row.amount_to_pay, row.currency),
      }),
      c.own({
        id: "conflicts",
        width: 220,
        cell: (row) => row.conflicts.map(({ kind }) => t.values.kind[kind]).join(", "),
      }),
      c.own({ id: "terminal", cell: (row) => row.terminal.title }),
      c.own({ id: "pos", cell: (row) => row.pos.title }),
      c.own({
        id: "transaction",
        cell: (row) =>
          row.transaction ? (
            <TextLink quiet link={<Link to={`/transactions?open=${row.transaction.id}`} />}>
              {t.openTransaction(row.transaction.number)}
            </TextLink>
          ) : (
            t.notBooked
          ),
      }),
      c.own({ id: "business_staff", cell: (row) => row.business_staff?.title }),
      c.own({ id: "created_dt", width: 190, sortable: true, cell: (row) => show.dateTime(row.created_dt) }),
      c.own({ id: "comment", cell: (row) => row.comment }),
    ],
    [t, show],
  );
}
