import { safe } from "#kit/html.ts";
import type { Tenant } from "#kit/tenant.ts";
import { listReaderPaymentsOf } from "../reader-payments/public.ts";
import type { ReceiptMessages } from "./receipt-messages.ts";

/** The card that paid a sale at the till's reader, and how Stripe knows the payment; nothing where none did. */
export async function cardPart(tenant: Tenant, id: string, texts: ReceiptMessages): Promise<string> {
  const paid = (await tenant.many(listReaderPaymentsOf(id))).find(({ state }) => state === "paid");
  if (!paid) return "";
  const card = [paid.card_brand?.toUpperCase(), paid.card_last4 && `•••• ${paid.card_last4}`].filter(Boolean).join(" ");
  const facts = [
    [texts.card, card],
    [texts.cardPayment, paid.intent_id ?? ""],
  ];
  const rows = facts.map(
    ([name = "", value = ""]) => `<tr><th scope="row">${safe(name)}</th><td>${safe(value)}</td></tr>`,
  );
  return `<table class="facts">${rows.join("")}</table>`;
}
