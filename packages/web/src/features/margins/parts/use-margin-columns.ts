import type { margins } from "@patron/contract";
import { calls } from "@patron/contract/routes";
import { moneyText, parseMoney } from "@patron/engine/money";
import { type RowOf, useColumns } from "#kit/list/columns/use-columns.ts";
import { useUnits } from "#kit/messages/use-units.ts";
import { useMessages } from "#kit/messages.ts";
import { useShow } from "#kit/show.ts";
import type { TotalsRow } from "#ui/table/table-column.ts";
import { marginsMessages } from "../messages.ts";

type Row = RowOf<typeof margins.goods>;
type Amount = "net_amount" | "cost_amount" | "gross_margin" | "unknown_amount";

/** An amount that is not known counts as none in a total; how much is not known has a column of its own. */
const minor = (row: Row, name: Amount) => parseMoney(row[name] ?? "0", row.currency) ?? 0n;

/** The columns of the report on margins, with totals by currency. */
export function useMarginColumns() {
  const t = useMessages(marginsMessages);
  const show = useShow();
  const unitOf = useUnits();
  const columns = useColumns(
    calls.margins.goods,
    t,
    (c) => {
      const sum = (id: Amount) => c.amount(id, t.unknown);
      return [
        c.text("item_title"),
        sum("gross_margin"),
        c.own({
          id: "margin_percent",
          numeric: true,
          key: (row) => (row.margin_percent === null ? null : Number(row.margin_percent)),
          cell: (row) => (row.margin_percent === null ? t.unknown : show.roundedRate(row.margin_percent)),
        }),
        ...[sum("net_amount"), sum("cost_amount"), sum("unknown_amount")],
        c.own({
          id: "quantity",
          numeric: true,
          exported: ["quantity", "unit"],
          key: (row) => Number(row.quantity),
          cell: (row) => `${show.quantity(row.quantity)} ${unitOf(row.unit)}`,
        }),
        c.text("item_code"),
        c.text("currency"),
      ];
    },
    [show, t, unitOf],
  );
  const totals = (rows: readonly Row[]): TotalsRow[] =>
    [...Map.groupBy(rows, ({ currency }) => currency)].map(([currency, same]) => {
      const sum = (name: Amount) => {
        const total = same.reduce((all, row) => all + minor(row, name), 0n);
        return show.money(moneyText(total, currency), currency);
      };
      const cells = {
        ...{ gross_margin: sum("gross_margin"), net_amount: sum("net_amount") },
        ...{ cost_amount: sum("cost_amount"), unknown_amount: sum("unknown_amount") },
      };
      return { label: currency, cells };
    });
  return { columns, totals };
}
