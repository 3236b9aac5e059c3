import type { Language } from "@patron/contract/enums";
import { shiftsLabels } from "@patron/contract/labels";
import { showMoney } from "@patron/engine";
import { pageHtml, safe } from "#kit/html.ts";
import type { Tenant } from "#kit/tenant.ts";
import { readBusiness, readLegalInfo, readSettings } from "../business/public.ts";
import { printStyle, receiptMessages } from "../receipts/public.ts";
import type { ShiftRow } from "./queries.ts";
import type { ShiftDetails, ShiftReport } from "./report.ts";
import { reportMessages } from "./report-messages.ts";
import { readDetails } from "./views.ts";

type Row = readonly [label: string, value: string | null | undefined];
interface Paper {
  language: Language;
  /** Leaves out the cash of the till, for people who are about to count it. */
  blind?: boolean;
}
interface Writing extends Paper {
  money(amount: string): string;
}

/** The report of a shift as a page, as wide as the paper of its terminal, no scripts: an X report while it is open, the Z report afterwards. */
export async function reportPage(tenant: Tenant, row: ShiftRow, { language, blind }: Paper): Promise<string> {
  const [shift, business, settings, legal] = await Promise.all([
    readDetails(tenant, row),
    readBusiness(tenant),
    readSettings(tenant),
    readLegalInfo(tenant),
  ]);
  const texts = reportMessages[language];
  const title = `${shift.state === "open" ? texts.x : texts.z} ${shift.number}`;
  const writing = {
    language,
    blind: blind ?? false,
    money: (amount: string) => showMoney(amount, shift.currency, language) ?? amount,
  };
  const address = row.address as { street?: string; city?: string } | null; // Written only from the address shape.
  const { report } = shift;
  const body = [
    `<h1>${safe(settings.public_name[language] || business.title)}</h1>`,
    `<p>${safe([shift.pos.title, address?.street, address?.city].filter(Boolean).join(", "))}</p>`,
    legal.legal_name ? `<p>${safe([legal.legal_name, legal.tax_id].filter(Boolean).join(" · "))}</p>` : "",
    `<h2>${safe(title)}</h2>`,
    table(headRows(shift, row.time_zone, language), "facts"),
    section(texts.sales, sumRows(report.sales, writing)),
    section(texts.refunds, report.refunds.count > 0 ? sumRows(report.refunds, writing) : []),
    section(texts.payments, paymentRows(report, writing)),
    section(texts.taxes, taxRows(report, writing)),
    section(texts.cash, cashRows(shift, writing)),
    shift.state === "closed" ? signature(shift, language) : "",
  ];
  return pageHtml({
    language,
    title,
    style: `${printStyle(row.settings)}${style}`,
    body: body.filter(Boolean).join("\n"),
  });
}

function headRows(shift: ShiftDetails, timeZone: string, language: Language): Row[] {
  const { fields } = shiftsLabels;
  const format = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short", timeZone });
  const at = (moment: string | null) => moment && format.format(new Date(moment));
  const { first_check: first, last_check: last } = shift.report;
  return [
    [receiptMessages[language].terminal, shift.terminal.title],
    [fields.opened_dt[language], at(shift.opened_dt)],
    [fields.opened_by[language], shift.opened_by?.title],
    [fields.closed_dt[language], at(shift.closed_dt)],
    [fields.closed_by[language], shift.closed_by?.title],
    [reportMessages[language].checks, first && last && (first === last ? first : `${first} – ${last}`)],
  ];
}

function sumRows(sums: ShiftReport["sales"], { language, money }: Writing): Row[] {
  const texts = receiptMessages[language];
  const some = (label: string, amount: string): Row[] => (Number(amount) === 0 ? [] : [[label, money(amount)]]);
  return [
    [reportMessages[language].count, String(sums.count)],
    [texts.amount, money(sums.amount)],
    ...some(texts.discount, sums.discount_amount),
    ...some(texts.bonusesRedeemed, sums.bonuses_redeemed_amount),
    ...some(texts.taxes, sums.sales_taxes_amount),
    ...some(texts.delivery, sums.delivery_amount),
    ...some(texts.tip, sums.tip_amount),
    ...some(texts.rounding, sums.rounding_amount),
    [texts.toPay, money(sums.amount_to_pay)],
    ...some(texts.includedTaxes, sums.contained_taxes_amount),
    ...some(texts.bonusesAdded, sums.bonuses_added_amount),
  ];
}

/** Each payment method with what was taken, and below it what went back. */
function paymentRows({ payments }: ShiftReport, { language, blind, money }: Writing): Row[] {
  const texts = reportMessages[language];
  return payments.flatMap(({ payment_type: type, sales_amount, refunds_amount }): Row[] => {
    const name = type === null ? texts.unnamed : receiptMessages[language].payments[type];
    if (blind && type === "cash") return [[name, texts.afterCount]];
    const back: Row[] = Number(refunds_amount) === 0 ? [] : [[`${name}, ${texts.paidBack}`, money(refunds_amount)]];
    return [[name, money(sales_amount)], ...back];
  });
}

function taxRows({ taxes }: ShiftReport, { language, money }: Writing): Row[] {
  return taxes.map(({ code, title, base, amount }) => [
    `${title} (${code}) ${reportMessages[language].taxBase} ${money(base)}`,
    money(amount),
  ]);
}

function cashRows(shift: ShiftDetails, writing: Writing): Row[] {
  const { language, money } = writing;
  const { fields, values } = shiftsLabels;
  const texts = reportMessages[language];
  const { cash } = shift.report;
  const counted = shift.denominations ?? [];
  return [
    [fields.opening_amount[language], money(cash.opening_amount)],
    [texts.cashSales, counting(cash.sales_amount, writing)],
    [texts.cashRefunds, counting(cash.refunds_amount, writing)],
    [values.direction.in[language], money(cash.paid_in_amount)],
    [
      values.direction.out[language],
      money(Number(cash.paid_out_amount) === 0 ? cash.paid_out_amount : `-${cash.paid_out_amount}`),
    ],
    [fields.expected_amount[language], counting(cash.expected_amount, writing)],
    ...counted.filter(({ count }) => count > 0).map(({ value, count }): Row => [`${money(value)} ×`, String(count)]),
    [fields.counted_amount[language], shift.state === "open" ? null : countedText(shift, { language, money })],
    [fields.difference_amount[language], shift.difference_amount && money(shift.difference_amount)],
  ];
}

const counting = (amount: string, { language, blind, money }: Writing) =>
  blind ? reportMessages[language].afterCount : money(amount);

const countedText = ({ counted_amount }: ShiftDetails, { language, money }: Writing) =>
  counted_amount === null ? reportMessages[language].notCounted : money(counted_amount);

function signature({ closed_by, comment }: ShiftDetails, language: Language): string {
  const name = closed_by ? `<br>${safe(closed_by.title)}` : "";
  return `${comment ? `<p>${safe(comment)}</p>` : ""}<p class="signature">${safe(reportMessages[language].signature)}${name}</p>`;
}

const section = (title: string, rows: Row[]) =>
  rows.length > 0 ? `<h3>${safe(title)}</h3>${table(rows, "totals")}` : "";

const table = (rows: readonly Row[], name: string) =>
  `<table class="${name}">${rows
    .flatMap(([label, value]) => (value ? [`<tr><th scope="row">${safe(label)}</th><td>${safe(value)}</td></tr>`] : []))
    .join("\n")}</table>`;

const style =
  "h3{margin-top:1rem;text-align:start}.totals{margin-top:.25rem}.signature{margin-top:3rem;border-top:1px solid #000;padding-top:.25rem}";
