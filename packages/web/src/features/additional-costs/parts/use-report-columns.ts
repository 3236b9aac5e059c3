import type { additionalCosts } from "@patron/contract";
import { calls } from "@patron/contract/routes";
import { moneyText, parseMoney } from "@patron/engine/money";
import { type RowOf, useColumns } from "#kit/list/columns/use-columns.ts";
import { useMessages } from "#kit/messages.ts";
import { useShow } from "#kit/show.ts";
import type { TotalsRow } from "#ui/table/table-column.ts";
import { costsMessages } from "../messages.ts";

type Row = RowOf<typeof additionalCosts.summary>;

const minor = (row: Row) => parseMoney(row.amount, row.currency) ?? 0n;

/** The columns of the report, and the total of all extra charges per currency. What they are charged on has no total: two may apply to one price. */
export function useReportColumns() {
  const t = useMessages(costsMessages);
  const show = useShow();
  const columns = useColumns(
    calls.additionalCosts.summary,
    t,
    (c) => {
      return [
        c.text("additional_cost_title"),
        ...[c.amount("amount"), c.amount("base")],
        c.own({
          id: "quantity",
          numeric: true,
          key: (row) => Number(row.quantity),
          cell: (row) => show.quantity(row.quantity),
        }),
        c.choice("kind"),
        c.text("additional_cost_code"),
        c.text("currency"),
      ];
    },
    [show],
  );
  const totals = (rows: readonly Row[]): TotalsRow[] =>
    [...Map.groupBy(rows, ({ currency }) => currency)].map(([currency, same]) => {
      const sum = same.reduce((all, row) => all + minor(row), 0n);
      return { label: currency, cells: { amount: show.money(moneyText(sum, currency), currency) } };
    });
  return { columns, totals };
}
