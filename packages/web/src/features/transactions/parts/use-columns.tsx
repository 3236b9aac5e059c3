import type { transactions } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { useColumns } from "#kit/list/use-columns.ts";
import { useMessages } from "#kit/messages.ts";
import { useShow } from "#kit/show.ts";
import { Status } from "#ui/badge.tsx";
import type { TotalsRow } from "#ui/table-column.ts";
import type { Tone } from "#ui/tone.ts";
import { transactionsMessages } from "../messages.ts";

type Answer = ReplyOf<typeof transactions.list>;
type Row = Answer["items"][number];

/** A colour for each state; the word says the same. */
export const statusTone: Record<Row["status"], Tone> = {
  inprocess: "info",
  authorized: "warning",
  success: "success",
  canceled: "danger",
  fail: "danger",
  error: "danger",
};

/** The columns of the list, what matters most first, because a phone shows only that; and its sums: one row for each currency. */
export function useTransactionColumns() {
  const t = useMessages(transactionsMessages);
  const show = useShow();
  const money = (name: keyof Row["totals"]) => (row: Row) => show.money(row.totals[name], row.currency);
  const columns = useColumns(calls.transactions.list, (c) => [
    c.own({
      id: "created_dt",
      header: t.date,
      width: 190,
      sortable: true,
      cell: (row) => <time title={show.exact(row.created_dt)}>{show.dateTime(row.created_dt)}</time>,
    }),
    c.own({ id: "amount_to_pay", header: t.toPay, numeric: true, sortable: true, cell: money("amount_to_pay") }),
    c.own({
      id: "status",
      header: t.status,
      cell: (row) => <Status tone={statusTone[row.status]}>{t.statuses[row.status]}</Status>,
    }),
    c.own({ id: "type", header: t.type, cell: (row) => t.types[row.transaction_type] }),
    c.own({ id: "number", header: t.number, numeric: true, cell: (row) => row.number }),
    c.own({ id: "customer", header: t.customer, cell: (row) => row.customer?.name }),
    c.own({ id: "pos", header: t.place, cell: (row) => row.pos?.title }),
    c.own({ id: "terminal", header: t.terminal, cell: (row) => row.terminal?.title }),
    c.own({ id: "amount", header: t.amount, numeric: true, sortable: true, cell: money("amount") }),
    c.own({ id: "discount", header: t.discount, numeric: true, cell: money("discount_amount") }),
    c.own({ id: "redeemed", header: t.bonusesRedeemed, numeric: true, cell: money("bonuses_redeemed_amount") }),
    c.own({ id: "added", header: t.bonusesAdded, numeric: true, cell: money("bonuses_added_amount") }),
    c.own({
      id: "payment",
      header: t.payment,
      cell: (row) => row.payment_types.map((type) => t.payments[type]).join(", "),
    }),
  ]);
  const totals = (answer: Answer | undefined): TotalsRow[] =>
    (answer?.totals ?? []).map((sum) => ({
      label: sum.currency,
      cells: {
        number: show.number(Number(sum.count)),
        amount: show.money(sum.amount, sum.currency),
        discount: show.money(sum.discount_amount, sum.currency),
        redeemed: show.money(sum.bonuses_redeemed_amount ?? "0", sum.currency),
        added: show.money(sum.bonuses_added_amount ?? "0", sum.currency),
        amount_to_pay: show.money(sum.amount_to_pay, sum.currency),
      },
    }));
  return { columns, totals };
}
