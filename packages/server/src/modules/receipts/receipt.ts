import type { Language, ReceiptTemplate } from "@patron/contract/enums";
import type { Of } from "@patron/contract/kit";
import type { Check, GrossMargin, Transaction } from "@patron/contract/shapes";
import { unitText } from "@patron/contract/units";
import { formatDecimal, showMoney, showNumber } from "@patron/engine";
import { currencyExponent, divide, moneyText, parseMoney, parseRate, sum } from "@patron/engine/money";
import { renderSVG } from "uqr";
import { pageHtml, safe } from "#kit/html.ts";
import type { Tenant } from "#kit/tenant.ts";
import { type LegalInfo, readLegalInfo, readSettings } from "../business/public.ts";
import { amountText } from "../special-accounts/public.ts";
import { readCheck, readGrossMargin, readTransaction } from "../transactions/public.ts";
import { cardPart } from "./card-part.ts";
import { fiscalPart } from "./fiscal-part.ts";
import { newsPart, readNews } from "./news.ts";
import { asOrdered } from "./ordered.ts";
import { printStyle } from "./print-style.ts";
import { getReceiptHead } from "./queries.ts";
import { type ReceiptMessages, receiptMessages } from "./receipt-messages.ts";
import { siteOf } from "./site.ts";

interface Printed {
  transaction: Of<typeof Transaction>;
  check: Of<typeof Check> | undefined;
  /** Of an order: what was delivered. */
  delivered: Of<typeof Check> | undefined;
  /** `refundOf` is the number of the sale that a refund returns goods of. */
  head: {
    business: string;
    address: string;
    time_zone: string;
    refundOf: string | undefined;
    roadTanker: string | undefined;
    website: string | undefined;
  };
  legal: LegalInfo;
  foot: { text: string; terms: string | null; personalData: string | null };
  template: ReceiptTemplate;
  language: Language;
  texts: ReceiptMessages;
}

interface Printing {
  kind: "check" | "order" | "receipt";
  template: ReceiptTemplate;
  language: Language;
  /** Limits it to transactions of this terminal. */
  terminalId?: string;
  /** Each on paper of its own. */
  copies?: number;
  /** Whether the business copy shows what the goods cost and leave. */
  seesMargins?: boolean;
  /** Its public address, which the customer's copy carries as a QR code. */
  url?: string;
}

/** A transaction as a printable page; undefined if unknown. Black on white, as wide as the paper of its terminal, no scripts. */
export async function receiptPage(
  tenant: Tenant,
  id: string,
  { kind, template, language, terminalId, copies = 1, seesMargins = false, url }: Printing,
): Promise<string | undefined> {
  const transaction = await readTransaction(tenant, id);
  if (!transaction || (terminalId && transaction.terminal?.id !== terminalId)) return undefined;
  const sold = { transaction, check: await readCheck(tenant, id) };
  const isOrder = kind === "order";
  const showsMargin = seesMargins && template === "business";
  const margin = showsMargin ? await readGrossMargin(tenant, id, transaction.currency) : undefined;
  const row = await tenant.one(getReceiptHead(id));
  const texts = receiptMessages[language];
  const settings = await readSettings(tenant);
  const inLanguage = (texts: Record<string, string>) => texts[language] || texts[row.language];
  const head = {
    ...siteOf(row, settings, language),
    refundOf: row.refund_of_number?.toString(),
    roadTanker: row.vehicle_number ?? undefined,
    website: row.shop_url ? new URL(row.shop_url).host : undefined,
  };
  const foot = {
    // Nobody is thanked for a purchase that they bring back.
    text: isOrder ? "" : inLanguage(settings.receipt_text) || (row.refund_of_number === null ? texts.thanks : ""),
    terms: settings.terms_url,
    personalData: settings.personal_data_url,
  };
  const legal = await readLegalInfo(tenant);
  const shown = isOrder ? await asOrdered(tenant, sold) : sold;
  const printed: Printed = {
    ...shown,
    delivered: isOrder ? sold.check : undefined,
    head,
    legal,
    foot,
    template,
    language,
    texts,
  };
  const title = `${texts[kind]} ${texts.number} ${transaction.number}`;
  const body = [
    headPart(printed, title),
    kind === "check" ? wideLines(printed) : lines(printed),
    totals(printed),
    margin ? marginPart(margin, transaction.currency, { texts, language }) : "",
    kind === "receipt" && transaction.payment_types.includes("bank-card") ? await cardPart(tenant, id, texts) : "",
    kind === "receipt" ? await fiscalPart(tenant, id, { texts, language, timeZone: row.time_zone }) : "",
    footPart(printed),
    template === "customer" && url ? qrPart(url, texts) : "",
    template === "customer" && !isOrder && row.pos_id ? newsPart(await readNews(tenant, row.pos_id), language) : "",
  ];
  const copy = `<div class="copy">${body.join("\n")}</div>`;
  return pageHtml({ language, title, style: printStyle(row.settings), body: copy.repeat(copies) });
}

function headPart({ transaction, delivered, head, legal, texts, template, language }: Printed, title: string): string {
  // An order was made before it was finished.
  const at = new Date((delivered ? null : transaction.finalized_dt) ?? transaction.created_dt);
  const when = new Intl.DateTimeFormat(language, {
    dateStyle: "medium",
    timeStyle: "short",
    timeZone: head.time_zone,
  }).format(at);
  const state = transaction.canceled ? texts.canceled : transaction.status === "authorized" ? texts.reserved : "";
  const mark = head.refundOf ? `${texts.refundOf} ${head.refundOf}` : state;
  return `<h1>${safe(head.business)}</h1>
<p>${safe(head.address)}</p>
${template === "customer" ? "" : legalPart(legal, texts)}
<h2>${safe(title)}</h2>
<p>${safe(texts.copies[template])}</p>
${mark ? `<p class="mark">${safe(mark)}</p>` : ""}
<table class="facts">${row(texts.date, when)}${row(texts.terminal, transaction.terminal?.title)}${row(texts.roadTanker, head.roadTanker)}${row(texts.website, head.website)}${row(texts.seller, transaction.business_staff?.title)}${
    template === "customer" ? "" : buyerRows(transaction, texts, language)
  }</table>`;
}

/** The buyer and the vehicle. */
function buyerRows(
  { customer, corporate_customer, vehicle_id, odometer }: Printed["transaction"],
  texts: ReceiptMessages,
  language: Language,
) {
  const driven = odometer === null ? undefined : showNumber(String(odometer), language);
  return `${row(texts.customer, customer?.name ?? corporate_customer?.title)}${row(texts.vehicle, vehicle_id)}${row(texts.odometer, driven)}`;
}

function lines({ check, delivered, language, texts, template }: Printed): string {
  const rows = (check?.items ?? []).map((item) => {
    const money = (text: string) => showMoney(text, check?.currency ?? "", language) ?? text;
    const how = `${showNumber(item.quantity, language) ?? item.quantity} × ${unitPrice(item.price_posted, check?.currency, language)}`;
    const less =
      Number(item.discount_amount) === 0
        ? ""
        : `<tr><td class="sub"></td><td class="sub">${safe(lowering(item.discount_amount, money))}</td></tr>`;
    return `<tr><th scope="row">${safe(item.title)}<span class="sub">${safe(how)}</span>${deliveredPart(item, delivered, { texts, language })}${template === "customer" ? "" : byHand(check, item.id, texts)}</th><td>${safe(money(item.amount))}</td></tr>${less}`;
  });
  return `<table class="lines">${rows.join("\n")}</table>`;
}

/** How much of an ordered line was delivered, if that is another quantity. */
function deliveredPart(
  { id, quantity }: Pick<Of<typeof Check>["items"][number], "id" | "quantity">,
  delivered: Printed["delivered"],
  { texts, language }: Pick<Printed, "texts" | "language">,
): string {
  const given = delivered && (delivered.items.find((item) => item.id === id)?.quantity ?? "0");
  if (given === undefined || Number(given) === Number(quantity)) return "";
  return `<span class="sub">${safe(`${texts.delivered} ${showNumber(given, language) ?? given}`)}</span>`;
}

/** What an amount takes off, as a receipt writes it; that of a refund adds. */
function lowering(amount: string, money: (text: string) => string): string {
  return amount.startsWith("-") ? money(amount.slice(1)) : `−${money(amount)}`;
}

/** Says that the price of a line was entered by hand. */
function byHand(check: Printed["check"], line: string, { priceByHand }: ReceiptMessages): string {
  const entered = check?.trace.entries.some((entry) => entry.step === "price-entered" && entry.line === line);
  return entered ? `<span class="sub">${safe(priceByHand)}</span>` : "";
}

/** A unit price with the decimals of its currency, or more where it has them. */
export function unitPrice(text: string, currency: string | undefined, language: Language): string {
  return showNumber(text, language, currencyExponent(currency ?? "")) ?? text;
}

/** The check as the terminal computed it: every column of every line. The sums below name the currency. */
function wideLines({ check, language, texts }: Printed): string {
  const head = [
    texts.code,
    texts.item,
    texts.quantity,
    texts.price,
    texts.amount,
    texts.discount,
    texts.bonusesRedeemed,
    texts.taxes,
    texts.toPay,
  ];
  const rows = (check?.items ?? []).map((item) => {
    const money = (text: string) => safe(unitPrice(text, check?.currency, language));
    const tax = item.taxes.map((one) => `${safe(one.code ?? "")} ${money(one.amount)}`).join("<br>");
    const quantity = safe(`${showNumber(item.quantity, language) ?? item.quantity} ${unitText(item.unit, language)}`);
    const cells = [
      safe(item.code),
      safe(item.title) + byHand(check, item.id, texts),
      quantity,
      money(item.price_posted),
      money(item.amount),
      money(item.discount_amount),
      money(item.bonuses_redeemed),
      `<span>${tax}</span>`,
      money(item.amount_to_pay),
    ];
    // A roll is too narrow for columns, so each value is beside the name of its column.
    return `<tr>${cells.map((cell, at) => `<td data-name="${safe(head[at] ?? "")}">${cell}</td>`).join("")}</tr>`;
  });
  return `<table class="wide"><thead><tr>${head.map((text) => `<th scope="col">${safe(text)}</th>`).join("")}</tr></thead>
<tbody>${rows.join("\n")}</tbody></table>`;
}

function totals({ transaction, check, texts, language, template }: Printed): string {
  const { totals: sum, currency } = transaction;
  const money = (text: string) => showMoney(text, currency, language) ?? text;
  const some = (label: string, text: string, lowers = false) =>
    Number(text) === 0 ? "" : row(label, lowers ? lowering(text, money) : money(text));
  const includedTaxes =
    template === "customer" ? some(texts.includedTaxes, sum.contained_taxes_amount) : taxRows(check, texts, language);
  const paid = (check?.payments ?? []).map(
    (one) =>
      row(texts.payments[one.payment_type], money(one.tendered ?? one.amount)) +
      accountRow(one.special_account, language) +
      (one.change ? some(texts.change, one.change) : ""),
  );
  return `<table class="totals">${row(texts.amount, money(sum.amount))}${some(texts.discount, sum.discount_amount, true)}${some(
    texts.bonusesRedeemed,
    sum.bonuses_redeemed_amount,
    true,
  )}${some(texts.taxes, sum.sales_taxes_amount)}${some(texts.delivery, sum.delivery_amount)}${some(texts.tip, sum.tip_amount)}${some(
    texts.rounding,
    sum.rounding_amount,
  )}<tr class="pay"><th scope="row">${safe(texts.toPay)}</th><td>${safe(money(sum.amount_to_pay))}</td></tr>${includedTaxes}${paid.join("")}${some(
    texts.bonusesAdded,
    Number(sum.promo_bonuses_added_amount) === 0 ? sum.bonuses_added_amount : sum.promo_bonuses_added_amount,
  )}${creditedRows(transaction, texts, language)}</table>`;
}

/** The credits of rules to special accounts, each in its unit. */
function creditedRows(
  { credited_accounts }: Printed["transaction"],
  texts: ReceiptMessages,
  language: Language,
): string {
  return credited_accounts
    .map((credit) => row(`${texts.credited} ${credit.title}`, amountText(credit.amount, credit, language)))
    .join("");
}

/** The name of a paying special account, with its amount unless it is money, because that is shown above. */
function accountRow(account: Of<typeof Check>["payments"][number]["special_account"], language: Language): string {
  if (!account) return "";
  const { title, type, amount } = account;
  return `<tr><th scope="row" class="sub">${safe(title)}</th><td class="sub">${type === "money" ? "" : safe(amountText(amount, account, language))}</td></tr>`;
}

/** What the goods brought without taxes, what they cost, and what is left; a cost that is not known is said to be so. */
function marginPart(
  { net_amount, cost_amount, amount, percent }: Of<typeof GrossMargin>,
  currency: string,
  { texts, language }: Pick<Printed, "texts" | "language">,
): string {
  const money = (text: string | null) =>
    text === null ? texts.unknown : (showMoney(text, currency, language) ?? text);
  const share = percent === null ? undefined : showNumber(roundedPercent(percent), language, 1);
  return `<table class="totals">${row(texts.netAmount, money(net_amount))}${row(texts.costOfGoods, money(cost_amount))}${row(
    texts.grossMargin,
    money(amount),
  )}${row(texts.marginPercent, share)}</table>`;
}

/** One decimal is enough to read. */
function roundedPercent(percent: string): string {
  return formatDecimal(divide(parseRate(percent) ?? 0n, 100_000n), 1);
}

/** Taxes by type, as needed for bookkeeping: the sum of each. */
function taxRows(check: Of<typeof Check> | undefined, texts: ReceiptMessages, language: Language): string {
  if (!check) return "";
  const { items, currency } = check;
  const kinds = Map.groupBy(
    items.flatMap((item) => item.taxes),
    (tax) => tax.tax_id,
  );
  return [...kinds.values()]
    .map((taxes) => {
      const [first] = taxes;
      const label = [texts.included, first?.title, first?.code && `(${first.code})`].filter(Boolean).join(" ");
      const amount = moneyText(sum(taxes.map((tax) => parseMoney(tax.amount, currency) ?? 0n)), currency);
      return row(label, showMoney(amount, currency, language) ?? amount);
    })
    .join("");
}

/** The seller's legal details; empty if missing. */
function legalPart(legal: LegalInfo, texts: ReceiptMessages): string {
  const numbers: [string, string][] = [
    [texts.registrationNumber, legal.registration_number],
    [texts.taxId, legal.tax_id],
    [texts.vatNumber, legal.vat_number],
  ];
  const details = numbers.filter(([, value]) => value).map(([label, value]) => `${label} ${value}`);
  const rows = [legal.legal_name, legal.address, details.join(" · ")].filter(Boolean);
  return rows.map((text) => `<p class="sub">${safe(text)}</p>`).join("\n");
}

function footPart({ template, texts, transaction, foot }: Printed): string {
  const comment = template === "business" && transaction.comment ? `<p>${safe(transaction.comment)}</p>` : "";
  if (template !== "customer") return comment;
  const link = (label: string, url: string | null) =>
    url ? `<p class="sub">${safe(label)} <a href="${safe(url)}">${safe(url)}</a></p>` : "";
  return `${foot.text ? `<p class="thanks">${safe(foot.text)}</p>` : ""}
${link(texts.terms, foot.terms)}${link(texts.personalData, foot.personalData)}`;
}

/** A code that opens the receipt on a telephone, and finds its sale when a till scans it. */
function qrPart(url: string, { online }: ReceiptMessages): string {
  return `<a class="qr" href="${safe(url)}">${renderSVG(url, { border: 2 })}${safe(online)}</a>`;
}

function row(label: string, value: string | null | undefined): string {
  return value ? `<tr><th scope="row">${safe(label)}</th><td>${safe(value)}</td></tr>` : "";
}
