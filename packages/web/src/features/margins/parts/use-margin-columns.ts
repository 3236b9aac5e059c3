import type { margins } from "@patron/contract";
import { calls } from "@patron/contract/routes";
import { divide, moneyText, parseMoney, rateText, sum, WHOLE_RATE } from "@patron/engine/money";
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
      const amount = (id: Amount) => c.amount(id, t.unknown);
      return [
        c.text("item_title"),
        amount("gross_margin"),
        c.own({
          id: "margin_percent",
          numeric: true,
          key: (row) => (row.margin_percent === null ? null : Number(row.margin_percent)),
          cell: (row) => (row.margin_percent === null ? t.unknown : show.roundedRate(row.margin_percent)),
        }),
        ...[amount("net_amount"), amount("cost_amount"), amount("unknown_amount")],
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
      const of = (name: Amount) => sum(same.map((row) => minor(row, name)));
      const money = (amount: bigint) => show.money(moneyText(amount, currency), currency);
      const isKnown = same.some(({ cost_amount }) => cost_amount !== null);
      const [costed, margin] = [of("net_amount") - of("unknown_amount"), of("gross_margin")];
      const cells = {
        gross_margin: isKnown ? money(margin) : t.unknown,
        margin_percent: costed === 0n ? t.unknown : show.roundedRate(rateText(divide(margin * WHOLE_RATE, costed))),
        net_amount: money(of("net_amount")),
        cost_amount: isKnown ? money(of("cost_amount")) : t.unknown,
        unknown_amount: money(of("unknown_amount")),
      };
      return { label: currency, cells };
    });
  return { columns, totals };
}
