import type { taxes } from "@patron/contract";
import { calls } from "@patron/contract/routes";
import { moneyText, parseMoney } from "@patron/engine/money";
import { type RowOf, useColumns } from "#kit/list/columns/use-columns.ts";
import { useMessages } from "#kit/messages.ts";
import { useShow } from "#kit/show.ts";
import type { TotalsRow } from "#ui/table/table-column.ts";
import { taxesMessages } from "../messages.ts";

type Row = RowOf<typeof taxes.summary>;

const minor = (row: Row) => parseMoney(row.amount, row.currency) ?? 0n;

/** The columns of the report, and the total of all taxes per currency. Taxable amounts have no total: two taxes may apply to one price. */
export function useReportColumns() {
  const t = useMessages(taxesMessages);
  const show = useShow();
  const columns = useColumns(
    calls.taxes.summary,
    t,
    (c) => {
      return [
        c.text("tax_title"),
        ...[c.amount("amount"), c.amount("amount_without_tax"), c.amount("amount_with_tax")],
        c.text("tax_code"),
        c.choice("classification"),
        c.number("transactions_count"),
        c.text("currency"),
      ];
    },
    [],
  );
  const totals = (rows: readonly Row[]): TotalsRow[] =>
    [...Map.groupBy(rows, ({ currency }) => currency)].map(([currency, same]) => {
      const sum = same.reduce((all, row) => all + minor(row), 0n);
      return { label: currency, cells: { amount: show.money(moneyText(sum, currency), currency) } };
    });
  return { columns, totals };
}
