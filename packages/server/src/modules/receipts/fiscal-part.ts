import type { Language } from "@patron/contract/enums";
import { renderSVG } from "uqr";
import { safe } from "#kit/html.ts";
import type { Tenant } from "#kit/tenant.ts";
import { listReceiptsOf } from "../fiscal/public.ts";
import type { ReceiptMessages } from "./receipt-messages.ts";

interface Shown {
  texts: ReceiptMessages;
  language: Language;
  timeZone: string;
}

/** How the tax service knows a receipt, or that it does not know it yet; nothing where no device registers it. */
export async function fiscalPart(tenant: Tenant, id: string, { texts, language, timeZone }: Shown): Promise<string> {
  const receipts = await tenant.many(listReceiptsOf(id));
  const own = receipts.find(({ kind }) => kind !== "cancellation");
  if (!own || own.state === "dropped") return "";
  if (own.state !== "registered" || !own.fiscal_dt) return `<p class="mark">${safe(texts.notRegistered)}</p>`;
  const time = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "medium", timeZone });
  const facts = [
    [texts.fiscalNumber, own.fiscal_number ?? ""],
    [texts.fiscalTime, time.format(own.fiscal_dt)],
  ];
  const rows = facts.map(
    ([name = "", value = ""]) => `<tr><th scope="row">${safe(name)}</th><td>${safe(value)}</td></tr>`,
  );
  return `<table class="facts">${rows.join("")}</table>${own.fiscal_url ? codeOf(own.fiscal_url, texts) : ""}`;
}

function codeOf(url: string, { fiscalCheck }: ReceiptMessages): string {
  return `<a class="qr" href="${safe(url)}">${renderSVG(url, { border: 2 })}${safe(fiscalCheck)}</a>`;
}
