import { calls } from "@patron/contract/routes";
import { Link } from "@tanstack/react-router";
import { useColumns } from "#kit/list/columns/use-columns.ts";
import { useMessages } from "#kit/messages.ts";
import { useShow } from "#kit/show.ts";
import { Status } from "#ui/badge.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { posterSalesMessages } from "../messages.ts";
import { RepeatSale } from "./repeat-sale.tsx";

const tones = { booked: "success", unmatched: "warning", removed: "danger", canceled: "neutral" } as const;

/** The columns of the list: what was paid in Poster, what became of it here and why, and a button to try again. */
export function usePosterColumns() {
  const t = useMessages(posterSalesMessages);
  const show = useShow();
  return useColumns(
    calls.poster.list,
    t,
    (c) => [
      c.own({
        id: "closed_dt",
        width: 180,
        sortable: true,
        cell: (row) => <time title={show.exact(row.closed_dt)}>{show.dateTime(row.closed_dt)}</time>,
      }),
      c.own({
        id: "state",
        width: 190,
        cell: (row) => <Status tone={tones[row.state]}>{t.values.state[row.state]}</Status>,
      }),
      c.own({ id: "amount", numeric: true, cell: (row) => show.money(row.amount, row.currency) }),
      c.own({
        id: "problem",
        width: 420,
        cell: ({ problem, missing, other_amount, currency }) => {
          if (!problem) return null;
          const products = missing.map(({ code, title }) => [code, title].filter(Boolean).join(" · ")).join(", ");
          const about = products || (other_amount && show.money(other_amount, currency));
          const whole = [t.values.problem[problem], about].filter(Boolean).join(" ");
          return <span title={whole}>{whole}</span>;
        },
      }),
      c.own({
        id: "transaction",
        width: 200,
        cell: (row) =>
          row.transaction ? (
            <TextLink quiet link={<Link to={`/transactions?open=${row.transaction.id}`} />}>
              {row.transaction.number}
            </TextLink>
          ) : (
            <RepeatSale sale={row} />
          ),
      }),
      c.own({ id: "poster_number", cell: (row) => <bdi>{row.poster_number}</bdi> }),
      c.own({ id: "terminal", cell: (row) => row.terminal.title }),
      c.own({ id: "pos", cell: (row) => row.pos.title }),
    ],
    [t, show],
  );
}
