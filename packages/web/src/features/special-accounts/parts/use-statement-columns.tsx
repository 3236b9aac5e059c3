import type { customerAccounts } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { Link } from "@tanstack/react-router";
import { useCallback } from "react";
import { type Counted, useAccountAmount } from "#kit/account-amount.ts";
import { useColumns } from "#kit/list/columns/use-columns.ts";
import { useMessages } from "#kit/messages.ts";
import { useShow } from "#kit/show.ts";
import type { TotalsRow } from "#ui/table/table-column.ts";
import { TextLink } from "#ui/text-link.tsx";
import { specialAccountMessages } from "../messages.ts";

type Answer = ReplyOf<typeof customerAccounts.statement>;

/** Movements with the balance that each has made, and the balances before and after the period below them. */
export function useStatementColumns(counted: Counted | undefined) {
  const t = useMessages(specialAccountMessages);
  const show = useShow();
  const written = useAccountAmount();
  const amount = useCallback(
    (text: string) => (counted ? <bdi>{written(text, counted)}</bdi> : ""),
    [written, counted],
  );
  const columns = useColumns(calls.customerAccounts.statement, [t, show, amount], (c) => [
    c.own({
      id: "event_dt",
      header: t.date,
      width: 190,
      tabular: true,
      cell: (row) => <time title={show.exact(row.event_dt)}>{show.dateTime(row.event_dt)}</time>,
    }),
    c.own({ id: "kind", header: t.movement, cell: (row) => t.kinds[row.kind] }),
    c.own({
      id: "incoming",
      header: t.incoming,
      numeric: true,
      cell: (row) => (row.amount.startsWith("-") ? "" : <span className="text-success">{amount(row.amount)}</span>),
    }),
    c.own({
      id: "outgoing",
      header: t.outgoing,
      numeric: true,
      cell: (row) =>
        row.amount.startsWith("-") ? <span className="text-danger">{amount(row.amount.slice(1))}</span> : "",
    }),
    c.own({
      id: "balance_after",
      exported: ["balance_after", "unit"],
      header: t.balance,
      numeric: true,
      cell: (row) => amount(row.balance_after),
    }),
    c.own({
      id: "number",
      header: t.transaction,
      tabular: true,
      cell: (row) =>
        row.transaction_id && (
          <TextLink quiet link={<Link to={`/transactions?open=${row.transaction_id}`} />}>
            {`№ ${row.number ?? ""}`}
          </TextLink>
        ),
    }),
    c.own({ id: "comment", header: t.comment, cell: (row) => row.comment }),
    c.own({
      id: "document",
      header: t.document,
      cell: (row) => [row.document, row.payment_type && t.payments[row.payment_type]].filter(Boolean).join(", "),
    }),
    c.own({ id: "actor", header: t.who, cell: (row) => row.actor }),
  ]);
  const totals = (answer: Answer | undefined): TotalsRow[] =>
    answer
      ? [
          {
            label: t.closing,
            cells: {
              incoming: amount(answer.incoming),
              outgoing: amount(answer.outgoing),
              balance_after: amount(answer.closing),
            },
          },
          { label: t.opening, cells: { balance_after: amount(answer.opening) } },
        ]
      : [];
  return { columns, totals };
}
