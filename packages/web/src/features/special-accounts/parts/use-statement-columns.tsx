import type { customerAccounts } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { Link } from "@tanstack/react-router";
import { type ReactNode, useCallback } from "react";
import { type Counted, useAccountAmount } from "#kit/account-amount.ts";
import { useColumns } from "#kit/list/columns/use-columns.ts";
import { useMessages } from "#kit/messages.ts";
import { useShow } from "#kit/show.ts";
import { useIsPhone } from "#ui/table/stacked-column.tsx";
import type { TotalsRow } from "#ui/table/table-column.ts";
import { TextLink } from "#ui/text-link.tsx";
import { ownedAccountMessages } from "../messages.ts";

type Answer = ReplyOf<typeof customerAccounts.statement>;

/** The columns of a statement: changes with the balance after each, and totals with the balances before and after the period. */
export function useStatementColumns(counted: Counted | undefined) {
  const t = useMessages(ownedAccountMessages);
  const show = useShow();
  const isPhone = useIsPhone();
  const written = useAccountAmount();
  const amount = useCallback(
    (text: string) => (counted ? <bdi>{written(text, counted)}</bdi> : ""),
    [written, counted],
  );
  const columns = useColumns(
    calls.customerAccounts.statement,
    t,
    (c) => [
      c.own({
        id: "event_dt",
        width: 190,
        tabular: true,
        cell: (row) => <time title={show.exact(row.event_dt)}>{show.dateTime(row.event_dt)}</time>,
      }),
      { ...c.choice("kind"), sortable: false },
      c.own({
        id: "incoming",
        numeric: true,
        // A phone shows one number of a row: the change, whichever way it went.
        ...(isPhone && { header: t.fields.amount }),
        cell: ({ amount: change }) => {
          if (!change.startsWith("-")) return <span className="text-success">{amount(change)}</span>;
          return isPhone && <span className="text-danger">{amount(change)}</span>;
        },
      }),
      c.own({
        id: "outgoing",
        numeric: true,
        cell: (row) =>
          row.amount.startsWith("-") ? <span className="text-danger">{amount(row.amount.slice(1))}</span> : "",
      }),
      c.own({
        id: "balance_after",
        exported: ["balance_after", "unit"],
        header: t.fields.balance,
        numeric: true,
        cell: (row) => amount(row.balance_after),
      }),
      c.own({
        id: "number",
        header: t.fields.transaction_id,
        tabular: true,
        cell: (row) =>
          row.transaction_id && (
            <TextLink quiet link={<Link to={`/transactions?open=${row.transaction_id}`} />}>
              {t.numbered(row.number ?? "")}
            </TextLink>
          ),
      }),
      c.own({ id: "comment", cell: (row) => row.comment }),
      c.own({
        id: "document",
        cell: (row) =>
          [row.document, row.payment_type && t.values.payment_type[row.payment_type]].filter(Boolean).join(", "),
      }),
      c.own({ id: "actor", cell: (row) => row.actor }),
    ],
    [t, show, amount, isPhone],
  );
  return { columns, totals: (answer: Answer | undefined) => totalsOf(answer, t.fields, amount, isPhone) };
}

/** The rows of the balances after and before the period. On a phone they have one number each, the balance. */
function totalsOf(
  answer: Answer | undefined,
  { closing, opening }: { closing: string; opening: string },
  amount: (text: string) => ReactNode,
  isPhone: boolean,
): TotalsRow[] {
  if (!answer) return [];
  const before = amount(answer.opening);
  const after = amount(answer.closing);
  if (isPhone)
    return [
      { label: closing, cells: { incoming: after } },
      { label: opening, cells: { incoming: before } },
    ];
  const sums = { incoming: amount(answer.incoming), outgoing: amount(answer.outgoing) };
  return [
    { label: closing, cells: { ...sums, balance_after: after } },
    { label: opening, cells: { balance_after: before } },
  ];
}
