import type { ReceiptPaper } from "@patron/contract/enums";
import { makeShow } from "#kit/show.ts";
import { registerMessages } from "../messages.ts";
import { printPaper } from "../payment/print-receipt.ts";
import { offlineMessages } from "./messages.ts";
import type { OfflineSale } from "./shapes.ts";

/** Opens the print dialog with the receipt of a sale that the server does not know yet, in the language and on the paper of the till. */
export async function printOffline(sale: OfflineSale): Promise<void> {
  const { language, paper, copies } = sale.head;
  const [t, register] = await Promise.all([offlineMessages.load(language), registerMessages.load(language)]);
  const blocks = receiptOf(sale, t, register);
  printPaper((page) => {
    page.documentElement.lang = language;
    page.title = `${t.receipt} ${sale.receipt_number}`;
    const rules = page.createElement("style");
    rules.textContent = `${papers[paper]}${style}`;
    page.head.append(rules);
    for (let copy = 0; copy < copies; copy += 1) {
      const part = page.createElement("section");
      part.append(...blocks.map((block) => elementOf(page, block)));
      page.body.append(part);
    }
  });
}

/** A part of a receipt: a line of text, or rows of a name and a value. */
type Block =
  | { tag: "h1" | "h2" | "p"; text: string; mark?: true }
  | { tag: "table"; rows: readonly (readonly [name: string, value: string, isMain?: true])[] };
type Texts = Awaited<ReturnType<typeof offlineMessages.load>>;
type RegisterTexts = Awaited<ReturnType<typeof registerMessages.load>>;

function receiptOf({ head, body, check, receipt_number }: OfflineSale, t: Texts, register: RegisterTexts): Block[] {
  const show = makeShow(head.language, head.time_zone);
  const { totals, currency, items, payments } = check;
  const money = (amount: string) => show.money(amount, currency);
  const some = (name: string, amount: string) => (Number(amount) === 0 ? [] : [[name, money(amount)] as const]);
  const methods = { cash: register.cash, "bank-card": register.card } as const;
  const others = { "bank-card-external": register.cardElsewhere, "mobile-app": register.mobileApp } as const;
  const nameOf = { ...methods, ...others };
  return [
    { tag: "h1", text: head.business },
    { tag: "p", text: head.pos },
    { tag: "h2", text: `${t.receipt} ${receipt_number}` },
    { tag: "p", text: t.mark, mark: true },
    {
      tag: "table",
      rows: [
        [t.date, show.dateTime(body.sold_dt)],
        [t.till, head.till],
        ...(head.seller === null ? [] : [[t.seller, head.seller] as const]),
      ],
    },
    {
      tag: "table",
      rows: items.flatMap((item) => [
        [
          `${item.title}\n${show.quantity(item.quantity)} × ${show.unitPrice(item.price_posted, currency)}`,
          money(item.amount),
        ],
        ...some(register.discount, negated(item.discount_amount)),
      ]),
    },
    {
      tag: "table",
      rows: [
        [register.fields.amount, money(totals.amount)],
        ...some(register.discount, negated(totals.discount_amount)),
        ...some(register.tax, totals.sales_taxes_amount),
        ...some(register.fields.tip_amount, totals.tip_amount),
        ...some(register.rounding, totals.rounding_amount),
        [register.toPay, money(totals.amount_to_pay), true],
        ...some(register.contained, totals.contained_taxes_amount),
        ...body.payments.map(
          ({ payment_type, tendered, amount }) => [nameOf[payment_type], money(tendered ?? amount)] as const,
        ),
        ...payments.flatMap(({ change }) => (change === null ? [] : some(register.change, change))),
      ],
    },
    { tag: "p", text: t.thanks },
  ];
}

function negated(amount: string): string {
  return amount.startsWith("-") ? amount.slice(1) : `-${amount}`;
}

function elementOf(page: Document, block: Block): HTMLElement {
  const element = page.createElement(block.tag);
  if (block.tag !== "table") {
    element.textContent = block.text;
    if (block.mark) element.className = "mark";
    return element;
  }
  for (const [name, value, isMain] of block.rows) {
    const row = page.createElement("tr");
    const [head, cell] = [page.createElement("th"), page.createElement("td")];
    Object.assign(head, { scope: "row", textContent: name });
    cell.textContent = value;
    if (isMain) row.className = "pay";
    row.append(head, cell);
    element.append(row);
  }
  return element;
}

const papers: Record<ReceiptPaper, string> = {
  "58-mm": "body{font:12px/1.35 system-ui,sans-serif;max-width:50mm}td{overflow-wrap:anywhere}@page{margin:2mm}",
  "80-mm": "body{font:13px/1.4 system-ui,sans-serif;max-width:72mm}@page{margin:4mm}",
  a4: "body{font:14px/1.5 system-ui,sans-serif;max-width:170mm}@page{size:a4;margin:20mm}",
};
const style = `body{color:#000;background:#fff;margin:0 auto}h1{font-size:16px;margin:0;text-align:center}h2{font-size:14px;margin:.75rem 0 0;text-align:center}p{margin:.25rem 0;text-align:center}
table{width:100%;border-collapse:collapse;margin-top:.75rem;border-top:1px dashed #000}th{font-weight:400;text-align:start;vertical-align:top;white-space:pre-line}
td{text-align:end;white-space:nowrap;vertical-align:top;font-variant-numeric:tabular-nums}tr>*{padding:.125rem 0}th+td{padding-inline-start:.5rem}table:first-of-type td{white-space:normal}
.pay>*{font-size:1.1em;font-weight:700}.mark{font-weight:700;border:2px solid #000;padding:.25rem}section+section{break-before:page}`;
