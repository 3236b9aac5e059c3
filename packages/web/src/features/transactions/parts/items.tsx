import type { transactions } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import { labelled } from "#kit/labelled.ts";
import { useMessages } from "#kit/messages.ts";
import { useShow } from "#kit/show.ts";
import { DataTable } from "#ui/table/data-table.tsx";
import { transactionsMessages } from "../messages.ts";

type Details = ReplyOf<typeof transactions.get>;
type LineMargin = NonNullable<Details["line_margins"]>[number];
interface Props {
  check: NonNullable<Details["check"]>;
  /** Of its lines, for those who may see what goods cost. */
  margins: readonly LineMargin[];
}

/** The items of a check with their amounts. */
export function CheckItems({ check, margins }: Props) {
  const t = useMessages(transactionsMessages);
  const show = useShow();
  const money = (text: string) => show.money(text, check.currency);
  const entered = check.trace.entries.filter(({ step }) => step === "price-entered");
  const byHand = new Set(entered.map(({ line }) => line));
  return (
    <section className="flex flex-col gap-2">
      <h3 className="text-section font-semibold">{t.lines}</h3>
      <DataTable
        label={t.lines}
        density="compact"
        rows={check.items}
        columns={[
          {
            id: "title",
            header: t.fields.title,
            // Quantity and price are below the name, so that the amount stays visible in a drawer and on a phone.
            cell: (item) => (
              <span className="block min-w-28 whitespace-normal py-1.5 wrap-anywhere">
                {item.title}
                <bdi className="block font-normal text-muted tabular-nums">
                  {show.quantity(item.quantity)} × {show.unitPrice(item.price_posted, check.currency)}
                </bdi>
                <Margin of={margins.find(({ line_id }) => line_id === item.id)} currency={check.currency} />
                {byHand.has(item.id) && <span className="block font-normal text-muted">{t.priceByHand}</span>}
              </span>
            ),
          },
          {
            id: "discount",
            header: t.fields.discount_amount,
            numeric: true,
            cell: (item) => money(item.discount_amount),
          },
          { id: "pay", header: t.fields.amount_to_pay, numeric: true, cell: (item) => money(item.amount_to_pay) },
        ]}
      />
    </section>
  );
}

/** What an item cost and what is left of it. */
function Margin({ of: margin, currency }: { of: LineMargin | undefined; currency: string }) {
  const t = useMessages(transactionsMessages);
  const show = useShow();
  if (!margin) return null;
  const money = (text: string | null) => (text === null ? t.unknownCost : show.money(text, currency));
  const percent = margin.percent === null ? "" : ` · ${show.roundedRate(margin.percent)}`;
  return (
    <span className="block font-normal text-muted tabular-nums">
      {labelled(t.fields.cost_amount, money(margin.cost_amount))}
      {margin.amount !== null && (
        <span className="block">{labelled(t.fields.gross_margin, money(margin.amount) + percent)}</span>
      )}
    </span>
  );
}
