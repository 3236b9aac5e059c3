import type { Language } from "@patron/contract/enums";
import { labelled } from "@patron/contract/labelled";
import { showMoney, showNumber } from "@patron/engine";
import type { Tenant } from "#kit/tenant.ts";
import { readSettings } from "../business/public.ts";
import { readCheck, type readTransaction } from "../transactions/public.ts";
import { getReceiptHead } from "./queries.ts";
import { unitPrice } from "./receipt.ts";
import { receiptMessages } from "./receipt-messages.ts";
import { siteOf } from "./site.ts";

type Transaction = NonNullable<Awaited<ReturnType<typeof readTransaction>>>;

/** An e-mail names so many lines; its link shows the others. */
const mostLines = 30;
const longest = { subject: 200, title: 80 };

/** The receipt of a transaction as the subject and the plain text of an e-mail: what was bought, the total, and the link to all of it. */
export async function receiptText(
  tenant: Tenant,
  transaction: Transaction,
  reader: { language: Language; url: string },
) {
  const { language, url } = reader;
  const texts = receiptMessages[language];
  const row = await tenant.one(getReceiptHead(transaction.id));
  const settings = await readSettings(tenant);
  const site = siteOf(row, settings, language);
  const items = (await readCheck(tenant, transaction.id))?.items ?? [];
  const { currency, totals, number } = transaction;
  const money = (text: string) => showMoney(text, currency, language) ?? text;
  const when = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short", timeZone: site.time_zone });
  const refund = row.refund_of_number === null ? [] : [`${texts.refundOf} ${row.refund_of_number}`];
  const bought = items
    .slice(0, mostLines)
    .map(({ title, quantity, price_posted, amount }) =>
      labelled(
        title.slice(0, longest.title),
        `${showNumber(quantity, language) ?? quantity} × ${unitPrice(price_posted, currency, language)} = ${money(amount)}`,
        language,
      ),
    );
  const sums = [
    Number(totals.discount_amount) === 0 ? "" : labelled(texts.discount, money(totals.discount_amount), language),
    labelled(texts.toPay, money(totals.amount_to_pay), language),
  ].filter(Boolean);
  const thanks = settings.receipt_text[language] || settings.receipt_text[row.language] || texts.thanks;
  const parts = [
    [site.business, site.address].filter(Boolean),
    [
      `${texts.receipt} ${texts.number} ${number}`,
      ...refund,
      when.format(new Date(transaction.finalized_dt ?? transaction.created_dt)),
    ],
    items.length > mostLines ? [...bought, "…"] : bought,
    sums,
    [labelled(texts.online, url, language)],
    row.refund_of_number === null ? [thanks] : [],
  ];
  return {
    subject: `${texts.receipt} ${texts.number} ${number} · ${site.business}`.slice(0, longest.subject).toWellFormed(),
    text: parts
      .filter((lines) => lines.length > 0)
      .map((lines) => lines.join("\n"))
      .join("\n\n"),
  };
}
