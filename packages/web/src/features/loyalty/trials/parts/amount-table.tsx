import { labelled } from "#kit/labelled.ts";
import { type Bundle, useMessages } from "#kit/messages.ts";
import { useShow } from "#kit/show.ts";
import { DataTable } from "#ui/table/data-table.tsx";
import type { Column } from "#ui/table/table-column.ts";
import { trialMessages } from "../messages.ts";
import { differenceOf, signed } from "./amounts.ts";
import type { Found } from "./found.ts";

type InCurrency = Found["currencies"][number];
type Texts = typeof trialMessages extends Bundle<infer T> ? T : never;
interface Row {
  id: string;
  name: string;
  before: string;
  after: string;
  /** Of the other trial; null where that one does not know it. */
  other: { before: string; after: string } | null;
}

const figures = ["discount_amount", "bonuses_amount", "redeemed_amount", "net_amount", "amount_to_pay"] as const;

/** What sales add to the bonuses that customers have. */
function debtOf({ currency, before, after }: InCurrency) {
  const added = ({ redeemed_amount, bonuses_amount, invitations_amount }: InCurrency["before"]) =>
    differenceOf(differenceOf(invitations_amount ?? "0", redeemed_amount, currency), bonuses_amount, currency);
  return { before: added(before), after: added(after) };
}

/** Bonuses for invitations: all of them, and those of each level. */
function invitationRows({ before, after, invitations }: InCurrency, beside: InCurrency | undefined, t: Texts): Row[] {
  const nothing = { before: "0", after: "0" };
  const known = beside && beside.before.invitations_amount !== null ? beside : undefined;
  const all = (one: InCurrency["before"]) => one.invitations_amount ?? "0";
  return [
    {
      ...{ id: "invitations", name: t.fields.invitations_amount, before: all(before), after: all(after) },
      other: known ? { before: all(known.before), after: all(known.after) } : null,
    },
    ...invitations.map(({ level, ...amounts }) => ({
      ...{ id: `level ${level}`, ...amounts },
      name: labelled(t.fields.invitations_amount, level === 0 ? t.ofBuyer : t.ofInviter(level)),
      other: known ? (known.invitations.find((one) => one.level === level) ?? nothing) : null,
    })),
  ];
}

interface AmountTableProps {
  found: InCurrency;
  /** The same of another trial. */
  beside: InCurrency | undefined;
  compares: boolean;
}

/** The amounts of all sales in a currency, before and after, and those of another trial beside them. */
export function AmountTable({ found, beside, compares }: AmountTableProps) {
  const t = useMessages(trialMessages);
  const show = useShow();
  const { currency, margin } = found;
  const rows: Row[] = figures.map((id) => ({
    id,
    name: t.fields[id],
    before: found.before[id],
    after: found.after[id],
    other: beside ? { before: beside.before[id], after: beside.after[id] } : null,
  }));
  if (found.before.amount !== null && found.after.amount !== null)
    rows.unshift({
      ...{ id: "amount", name: t.fields.amount, before: found.before.amount, after: found.after.amount },
      other:
        beside && beside.before.amount !== null && beside.after.amount !== null
          ? { before: beside.before.amount, after: beside.after.amount }
          : null,
    });
  if (found.invitations.length > 0)
    rows.splice(rows.findIndex(({ id }) => id === "bonuses_amount") + 1, 0, ...invitationRows(found, beside, t));
  rows.splice(rows.findIndex(({ id }) => id === "redeemed_amount") + 1, 0, {
    ...{ id: "debt", name: t.bonusDebt, ...debtOf(found) },
    other: beside ? debtOf(beside) : null,
  });
  if (margin && margin.sales_count > 0)
    rows.push({
      id: "margin",
      name: t.marginOf(margin.sales_count),
      ...{ before: margin.before, after: margin.after },
      other: beside?.margin ? { before: beside.margin.before, after: beside.margin.after } : null,
    });
  const column = (id: string, header: string, cell: (row: Row) => string | null): Column<Row> => ({
    ...{ id, header, numeric: true },
    cell,
  });
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-section font-semibold">{t.amountsIn(currency)}</h2>
      <DataTable
        label={t.amountsIn(currency)}
        rows={rows}
        columns={[
          { id: "name", header: t.amount, cell: ({ name }) => name, width: 200 },
          // First, because phones show no more.
          column("difference", t.difference, ({ before, after }) => signed(before, after, { currency, show })),
          column("before", t.before, ({ before }) => show.money(before, currency)),
          column("after", t.after, ({ after }) => show.money(after, currency)),
          ...(compares
            ? [
                column("other", t.other, ({ other }) => other && show.money(other.after, currency)),
                column(
                  "other_difference",
                  t.otherDifference,
                  ({ other }) => other && signed(other.before, other.after, { currency, show }),
                ),
              ]
            : []),
        ]}
      />
    </section>
  );
}
