import type { OfflineConflictKind } from "@patron/contract/enums";

/** What to do about a conflict, with the amount by the prices of the server and the names of items. */
type Advice = (amount: string | null, goods: string) => string;

const advice: Record<OfflineConflictKind, Advice> = {
  "price-changed": (amount) =>
    amount
      ? `By today’s prices the sale would have come to ${amount}. The receipt stays valid: decide whether to refund the difference.`
      : "Today the sale could not be priced like this any more. The receipt stays valid.",
  "goods-removed": (_, goods) =>
    `These items were taken off sale meanwhile: ${goods}. The sale counts. Check your stock, or put them back on sale.`,
  "shift-closed": () =>
    "The shift of this sale was closed before the sale arrived. The sale counts in the shift that was open then: expect its cash there.",
  "customer-unknown": () => "No customer was found for what the cashier entered. The sale was booked without one.",
  "customer-ambiguous": () =>
    "What the cashier entered belongs to several customers. The sale was booked without one: add their bonuses by hand.",
  "customer-code": () =>
    "The code of the customer’s page works once and for a minute, so nobody can tell later whose it was. The sale was booked without a customer.",
  "customer-blocked": () => "The customer is blocked, so the sale was booked without them.",
  "customer-price": (amount) =>
    amount
      ? `The customer would have paid ${amount}, so the sale was booked without them. Refund the difference, or add bonuses by hand.`
      : "The customer would have paid another amount, so the sale was booked without them. Add bonuses by hand if you like.",
  "sums-differ": (amount) =>
    `The server comes to ${amount ?? "another amount"} with the prices of the till. Nothing was booked: enter the sale by its receipt, and update the app of this till.`,
  "not-priced": () =>
    "The sale cannot be priced with what the till held. Nothing was booked: enter the sale by its receipt.",
  "time-wrong": () =>
    "The time of the sale is before its prices were loaded, after they ended, or in the future. Nothing was booked: set the clock of the till and enter the sale by its receipt.",
  "catalogue-unknown": () =>
    "The till sent the sale so late that its prices are no longer kept. Nothing was booked: enter the sale by its receipt.",
  "transaction-known": () =>
    "Another sale already has the identifier of this one. Nothing was booked: compare both, and enter this one by its receipt if it is missing.",
};

const messages = {
  purpose: "What tills sold without a connection, and what they could not know then.",
  emptyTitle: "No offline sales yet",
  emptyHint: "When a till has no connection, it goes on selling. Its sales appear here once it is online again.",
  period: "Sold",
  title: (number: string) => `Offline sale ${number}`,
  facts: "Sale",
  items: "Items",
  payments: "Payments",
  notBooked: "Not booked",
  whatToDo: "What to do",
  advice,
  settle: "Mark as settled",
  settleHint: "Write what you did. The sale itself stays as it is.",
  openTransaction: (number: string) => `No. ${number}`,
};

export type OfflineSalesMessages = typeof messages;
export default messages;
