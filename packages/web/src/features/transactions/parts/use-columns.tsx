import type { transactions } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import { shownTypeOf } from "@patron/contract/enums";
import { calls } from "@patron/contract/routes";
import { useColumns } from "#kit/list/columns/use-columns.ts";
import { useMessages } from "#kit/messages.ts";
import { type Show, useShow } from "#kit/show.ts";
import { Status } from "#ui/badge.tsx";
import { useIsPhone } from "#ui/table/stacked-column.tsx";
import type { TotalsRow } from "#ui/table/table-column.ts";
import type { Tone } from "#ui/tone.ts";
import type { TransactionsMessages } from "../messages/en.ts";
import { transactionsMessages } from "../messages.ts";
import { useAccountColumns } from "./use-account-columns.ts";

type Answer = ReplyOf<typeof transactions.list>;
type Row = Answer["items"][number];

/** A colour for each status; the text is shown too. */
export const statusTone: Record<Row["status"], Tone> = {
  inprocess: "info",
  authorized: "warning",
  success: "success",
  canceled: "danger",
  fail: "danger",
  error: "danger",
};

/** The columns of the list, most important first, because a phone shows only those; and its totals, one row per currency. */
export function useTransactionColumns() {
  const t = useMessages(transactionsMessages);
  const show = useShow();
  const isPhone = useIsPhone();
  const accounts = useAccountColumns();
  const columns = useColumns(
    calls.transactions.list,
    t,
    (c) => {
      // Amounts in a file are plain numbers, with their currency in a separate column.
      const sum = (name: keyof Row["totals"], header: string, sortable = false) =>
        c.own({
          id: name,
          header,
          numeric: true,
          sortable,
          exported: [name, "currency"],
          cell: (row) => isOf(row, name) && show.money(row.totals[name], row.currency),
        });
      return [
        c.own({
          id: "created_dt",
          width: 190,
          sortable: true,
          cell: (row) => <time title={show.exact(row.created_dt)}>{show.dateTime(row.created_dt)}</time>,
        }),
        sum("amount_to_pay", t.fields.amount_to_pay, true),
        c.own({
          id: "status",
          ...(isPhone && { header: t.fields.transaction_type }),
          cell: (row) => <WhatAndStatus row={row} values={t.values} isPhone={isPhone} />,
        }),
        c.own({
          id: "transaction_type",
          cell: (row) => t.values.transaction_type[shownTypeOf(row)],
        }),
        c.own({ id: "number", numeric: true, cell: (row) => row.number }),
        c.own({
          id: "customer",
          cell: (row) => row.customer?.name ?? row.corporate_customer?.title,
        }),
        c.own({ id: "pos", cell: (row) => row.pos?.title }),
        c.own({ id: "terminal", cell: (row) => row.terminal?.title }),
        c.own({ id: "business_staff", cell: (row) => row.business_staff?.title }),
        sum("amount", t.fields.amount, true),
        sum("discount_amount", t.fields.discount_amount),
        sum("bonuses_redeemed_amount", t.fields.bonuses_redeemed),
        sum("bonuses_added_amount", t.fields.bonuses_added),
        ...accounts.map((one) => c.own(one)),
        { ...c.own({ id: "vehicle_id", cell: (row) => row.vehicle_id }), hidden: true },
        {
          ...c.own({
            id: "odometer",
            numeric: true,
            cell: (row) => row.odometer !== null && show.number(row.odometer),
          }),
          hidden: true,
        },
        c.own({
          id: "payment_types",
          cell: (row) => row.payment_types.map((type) => t.values.payment_type[type]).join(", "),
        }),
      ];
    },
    [t, show, accounts, isPhone],
  );
  return { columns, totals: (answer: Answer | undefined) => totalsOf(answer, t, show) };
}

/** Changes of bonuses and accounts have no price: a zero would say that somebody paid nothing. */
function isOf({ transaction_type }: Row, sum: keyof Row["totals"]): boolean {
  return ["sale", "reserve", "refund"].includes(transaction_type) || sum.startsWith("bonuses_");
}

interface Values {
  status: Record<Row["status"], string>;
  transaction_type: Record<Row["transaction_type"], string>;
}
/** The status. A phone has room for one text: what it was, and its status unless it succeeded. */
function WhatAndStatus({ row, values, isPhone }: { row: Row; values: Values; isPhone: boolean }) {
  const status = <Status tone={statusTone[row.status]}>{values.status[row.status]}</Status>;
  if (!isPhone) return status;
  return (
    <span className="inline-flex items-center gap-2">
      {values.transaction_type[shownTypeOf(row)]}
      {row.status !== "success" && status}
    </span>
  );
}

/** The totals of the list, one row per currency. */
function totalsOf(answer: Answer | undefined, t: TransactionsMessages, show: Show): TotalsRow[] {
  return (answer?.totals ?? []).map((sum) => ({
    label: t.summed(sum.currency, show.number(Number(sum.count))),
    cells: {
      amount: show.money(sum.amount, sum.currency),
      discount_amount: show.money(sum.discount_amount, sum.currency),
      bonuses_redeemed_amount: show.money(sum.bonuses_redeemed_amount ?? "0", sum.currency),
      bonuses_added_amount: show.money(sum.bonuses_added_amount ?? "0", sum.currency),
      amount_to_pay: show.money(sum.amount_to_pay, sum.currency),
    },
  }));
}
