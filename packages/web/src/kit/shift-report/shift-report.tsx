import type { shifts } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import type { PaymentType } from "@patron/contract/enums";
import { type Definition, DefinitionList } from "#ui/layout/definition-list.tsx";
import { type Bundle, useMessages } from "../messages.ts";
import { useShow } from "../show.ts";
import { shiftReportMessages } from "./messages.ts";

type Details = ReplyOf<typeof shifts.get>;

interface ShiftReportProps {
  shift: Pick<Details, "report" | "currency" | "state" | "counted_amount" | "difference_amount">;
  /** The names of payment methods, as the screen around it has them. */
  methods: Readonly<Record<PaymentType, string>>;
  /** Leaves out the cash of the till, for people who are about to count it. */
  blind?: boolean;
}

/** What a shift came to: the drawer first, then payments, sales, refunds and taxes. */
export function ShiftReport({ shift, methods, blind = false }: ShiftReportProps) {
  const t = useMessages(shiftReportMessages);
  const show = useShow();
  const { report, currency } = shift;
  const money = (amount: string) => show.money(amount, currency);
  const { first_check: first, last_check: last } = report;
  const checks = first === null ? "" : first === last ? first : `${first} – ${last}`;
  const parts: [string, Definition[]][] = [
    [t.cash, cashRows(shift, t, money, blind)],
    [t.payments, paymentRows(report, t, { methods, money, blind })],
    [
      t.sales,
      [
        ...(checks ? [{ term: t.checks, value: checks }] : []),
        ...sumRows(report.sales, t, { money, number: show.number }),
      ],
    ],
    [t.refunds, report.refunds.count > 0 ? sumRows(report.refunds, t, { money, number: show.number }) : []],
    [t.taxes, report.taxes.map((tax) => ({ term: t.taxOn(tax.title, money(tax.base)), value: money(tax.amount) }))],
  ];
  return (
    <div className="min-w-0">
      {parts.map(([title, rows]) => rows.length > 0 && <DefinitionList key={title} title={title} rows={rows} />)}
    </div>
  );
}

type Texts = typeof shiftReportMessages extends Bundle<infer T> ? T : never;
type Money = (amount: string) => string;
const isSome = (amount: string) => Number(amount) !== 0;

function cashRows(
  { report: { cash }, state, counted_amount, difference_amount }: ShiftReportProps["shift"],
  t: Texts,
  money: Money,
  blind: boolean,
) {
  const counting = (amount: string) => (blind ? t.afterCount : money(amount));
  const rows = [
    { term: t.fields.opening_amount, value: money(cash.opening_amount) },
    { term: t.cashSales, value: counting(cash.sales_amount) },
    ...(isSome(cash.refunds_amount) ? [{ term: t.cashRefunds, value: counting(cash.refunds_amount) }] : []),
    ...(isSome(cash.paid_in_amount) ? [{ term: t.values.direction.in, value: money(cash.paid_in_amount) }] : []),
    ...(isSome(cash.paid_out_amount)
      ? [{ term: t.values.direction.out, value: money(`-${cash.paid_out_amount}`) }]
      : []),
    { term: t.fields.expected_amount, value: <strong>{counting(cash.expected_amount)}</strong> },
  ];
  if (state === "open") return rows;
  if (counted_amount === null || difference_amount === null)
    return [...rows, { term: t.fields.counted_amount, value: t.notCounted }];
  return [
    ...rows,
    { term: t.fields.counted_amount, value: money(counted_amount) },
    { term: t.fields.difference_amount, value: <strong>{money(difference_amount)}</strong> },
  ];
}

function paymentRows(
  { payments }: Details["report"],
  t: Texts,
  { methods, money, blind }: Pick<ShiftReportProps, "methods"> & { money: Money; blind: boolean },
) {
  return payments.flatMap(({ payment_type: type, sales_amount, refunds_amount }) => {
    const method = type === null ? t.unnamed : methods[type];
    if (blind && type === "cash") return [{ term: method, value: t.afterCount }];
    const back = isSome(refunds_amount) ? [{ term: t.back(method), value: money(refunds_amount) }] : [];
    return [{ term: method, value: money(sales_amount) }, ...back];
  });
}

function sumRows(
  sums: Details["report"]["sales"],
  t: Texts,
  { money, number }: { money: Money; number: (value: number) => string },
): Definition[] {
  const some = (term: string, amount: string) => (isSome(amount) ? [{ term, value: money(amount) }] : []);
  return [
    { term: t.fields.count, value: number(sums.count) },
    { term: t.amount, value: money(sums.amount) },
    ...some(t.discount, sums.discount_amount),
    ...some(t.bonusesRedeemed, sums.bonuses_redeemed_amount),
    ...some(t.tax, sums.sales_taxes_amount),
    ...some(t.delivery, sums.delivery_amount),
    ...some(t.tip, sums.tip_amount),
    ...some(t.rounding, sums.rounding_amount),
    { term: t.toPay, value: <strong>{money(sums.amount_to_pay)}</strong> },
    ...some(t.contained, sums.contained_taxes_amount),
    ...some(t.bonusesAdded, sums.bonuses_added_amount),
  ];
}
