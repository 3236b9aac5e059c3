import type { shifts } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { Link } from "@tanstack/react-router";
import { useColumns } from "#kit/list/columns/use-columns.ts";
import { useMessages } from "#kit/messages.ts";
import { useShow } from "#kit/show.ts";
import { Status } from "#ui/badge.tsx";
import type { TotalsRow } from "#ui/table/table-column.ts";
import { TextLink } from "#ui/text-link.tsx";
import { shiftsMessages } from "../messages.ts";
import { paths } from "../screens.ts";

type Answer = ReplyOf<typeof shifts.list>;
type Row = Answer["items"][number];

/** The columns of the list, and the sums of its closed shifts, one row per currency. */
export function useShiftColumns() {
  const t = useMessages(shiftsMessages);
  const show = useShow();
  const columns = useColumns(
    calls.shifts.list,
    t,
    (c) => {
      const money = (
        id: "opening_amount" | "turnover_amount" | "expected_amount" | "counted_amount" | "difference_amount",
      ) =>
        c.own({
          id,
          numeric: true,
          sortable: id === "turnover_amount" || id === "difference_amount",
          exported: [id, "currency"],
          cell: (row: Row) => row[id] && show.money(row[id], row.currency),
        });
      return [
        c.own({
          id: "opened_dt",
          width: 190,
          sortable: true,
          cell: (row) => (
            <TextLink link={<Link to={paths.show({ shiftId: row.id })} />}>
              <time title={show.exact(row.opened_dt)}>{show.dateTime(row.opened_dt)}</time>
            </TextLink>
          ),
        }),
        c.own({ id: "terminal", cell: (row) => row.terminal.title }),
        money("difference_amount"),
        c.own({
          id: "state",
          cell: (row) => <Status tone={row.state === "open" ? "info" : "neutral"}>{t.values.state[row.state]}</Status>,
        }),
        money("turnover_amount"),
        c.own({ id: "pos", cell: (row) => row.pos.title }),
        c.own({ id: "number", numeric: true, cell: (row) => row.number }),
        c.own({ id: "opened_by", cell: (row) => row.opened_by?.title }),
        c.own({
          id: "closed_dt",
          width: 190,
          sortable: true,
          cell: (row) => row.closed_dt && show.dateTime(row.closed_dt),
        }),
        c.own({ id: "closed_by", cell: (row) => row.closed_by?.title }),
        money("opening_amount"),
        money("expected_amount"),
        money("counted_amount"),
      ];
    },
    [t, show],
  );
  const totals = (answer: Answer | undefined): TotalsRow[] =>
    (answer?.totals ?? []).map(({ currency, turnover_amount, difference_amount }) => ({
      label: currency,
      cells: {
        turnover_amount: show.money(turnover_amount, currency),
        difference_amount: show.money(difference_amount, currency),
      },
    }));
  return { columns, totals };
}
