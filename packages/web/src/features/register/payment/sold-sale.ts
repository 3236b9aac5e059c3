import type { term } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import type { Check } from "../check.ts";
import { printOffline } from "../offline/print-offline.ts";
import type { OfflineSale } from "../offline/shapes.ts";
import { printReceipt } from "./print-receipt.ts";

/** A finished sale or reservation, as the till shows it. */
export interface SoldSale extends Pick<Check, "currency" | "totals" | "payments"> {
  number: string;
  /** Null for a sale that the server does not know yet. */
  transactionId: string | null;
  print: () => Promise<void>;
}

export function soldOnline({ transaction, check }: Pick<ReplyOf<typeof term.sale>, "transaction" | "check">): SoldSale {
  const { id, number, totals, currency } = transaction;
  return { number, transactionId: id, currency, totals, payments: check.payments, print: () => printReceipt(id) };
}

export function soldOffline(sale: OfflineSale): SoldSale {
  const { currency, totals, payments } = sale.check;
  const number = sale.receipt_number;
  return { number, transactionId: null, currency, totals, payments, print: () => printOffline(sale) };
}
