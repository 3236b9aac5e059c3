import type { transactions } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { useColumns } from "#kit/list/columns/use-columns.ts";
import { useUnits } from "#kit/messages/use-units.ts";
import { useMessages } from "#kit/messages.ts";
import { useShow } from "#kit/show.ts";
import { Status } from "#ui/badge.tsx";
import type { TotalsRow } from "#ui/table/table-column.ts";
import { transactionsMessages } from "../messages.ts";
import { useAccountColumns } from "./use-account-columns.ts";
import { statusTone } from "./use-columns.tsx";
import { useMarginColumns } from "./use-margin-columns.ts";

type Answer = ReplyOf<typeof transactions.items>;
type Row = Answer["items"][number];
type Sum =
  | "amount"
  | "discount_amount"
  | "bonuses_redeemed"
  | "contained_taxes_amount"
  | "sales_taxes_amount"
  | "amount_to_pay"
  | "bonuses_added";

/** The columns of sold items, most important first, and their totals, one row per currency. */
export function useItemColumns() {
  const t = useMessages(transactionsMessages);
  const show = useShow();
  const unitOf = useUnits();
  const [accounts, margins] = [useAccountColumns(), useMarginColumns()];
  const columns = useColumns(
    calls.transactions.items,
    t,
    (c) => {
      // Amounts in a file are plain numbers, with their currency in a separate column.
      const sum = (
        name: Sum | "promo_bonuses_added",
        header: string,
        more: { sortable?: boolean; hidden?: boolean } = {},
      ) =>
        c.own({
          ...more,
          id: name,
          header,
          numeric: true,
          exported: [name, "currency"],
          cell: (row: Row) => show.money(row[name], row.currency),
        });
      return [
        c.own({ id: "title", width: 220, cell: (row) => row.title }),
        c.own({
          id: "quantity",
          numeric: true,
          sortable: true,
          exported: ["quantity", "unit"],
          cell: (row) => `${show.quantity(row.quantity)} ${unitOf(row.unit)}`,
        }),
        sum("amount_to_pay", t.fields.amount_to_pay, { sortable: true }),
        c.own({
          id: "created_dt",
          sortable: true,
          cell: (row) => <time title={show.exact(row.created_dt)}>{show.dateTime(row.created_dt)}</time>,
        }),
        c.own({
          id: "price_posted",
          numeric: true,
          exported: ["price_posted", "currency"],
          cell: (row) => show.unitPrice(row.price_posted, row.currency),
        }),
        sum("amount", t.fields.amount, { sortable: true }),
        sum("discount_amount", t.fields.discount_amount),
        sum("bonuses_redeemed", t.fields.bonuses_redeemed),
        sum("contained_taxes_amount", t.fields.contained_taxes_amount, { hidden: true }),
        sum("sales_taxes_amount", t.fields.sales_taxes_amount, { hidden: true }),
        sum("bonuses_added", t.fields.bonuses_added),
        sum("promo_bonuses_added", t.fields.promo_bonuses_added, { hidden: true }),
        ...accounts.map((one) => c.own(one)),
        ...margins.map((one) => c.own(one)),
        c.own({ id: "code", cell: (row) => row.code }),
        c.own({ id: "number", numeric: true, cell: (row) => row.number }),
        c.own({
          id: "status",
          cell: (row) => <Status tone={statusTone[row.status]}>{t.values.status[row.status]}</Status>,
        }),
        c.own({ id: "customer", cell: (row) => row.customer?.name }),
        c.own({ id: "pos", cell: (row) => row.pos?.title }),
        c.own({ id: "terminal", cell: (row) => row.terminal?.title }),
        { ...c.own({ id: "business_staff", cell: (row) => row.business_staff?.title }), hidden: true },
      ];
    },
    [t, show, unitOf, accounts, margins],
  );
  return { columns, totals: useItemTotals() };
}

function useItemTotals() {
  const t = useMessages(transactionsMessages);
  const show = useShow();
  return (answer: Answer | undefined): TotalsRow[] =>
    (answer?.totals ?? []).map(({ currency, count, ...sums }) => ({
      label: t.summed(currency, show.number(Number(count))),
      cells: Object.fromEntries(Object.entries(sums).map(([name, sum]) => [name, show.money(sum, currency)])),
    }));
}
