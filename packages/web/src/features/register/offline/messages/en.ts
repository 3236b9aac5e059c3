import { plural } from "#kit/messages/en.ts";

const messages = {
  away: "No connection.",
  goOn: "Go on selling for cash or by card. Bonuses, accounts and reservations need a connection.",
  cannot: {
    browser: "This browser cannot sell without a connection. Update it.",
    customers: "This till sells to customers only, and finding them needs a connection.",
    unready: "This till has not loaded its prices for selling without a connection. Wait until it is back.",
    outdated: "The prices that this till loaded are too old to sell from. Wait until the connection is back.",
  },
  waiting: (count: number) =>
    plural(count, { one: "# sale is waiting to be sent", other: "# sales are waiting to be sent" }),
  sending: (count: number) => plural(count, { one: "Sending # sale…", other: "Sending # sales…" }),
  failed: "A sale made without a connection was not accepted.",
  toSettle: (count: number) =>
    plural(count, { one: "# sale was sent and has to be settled", other: "# sales were sent and have to be settled" }),
  show: "Show",
  title: "Sales without a connection",
  none: "No sales were made without a connection in the last 24 hours.",
  keep: "Sales that are waiting are kept in this browser. Do not clear its data until they are sent.",
  states: { waiting: "Waiting", failed: "Not accepted", sent: "Sent" },
  notBooked: "Could not be booked. A manager finds it in the back office under Offline sales.",
  settle: "A manager settles this in the back office under Offline sales.",
  soldHint: "It is sent as soon as the connection is back.",
  closeFirst: "Sales are still waiting to be sent. Wait for the connection, then close the till.",
  waitAt: (till: string, count: number) =>
    plural(count, { one: `${till}: # sale is waiting to be sent.`, other: `${till}: # sales are waiting to be sent.` }),
  waitAtHint: "Open this till again to send them.",
  note: "Add",
  customerLater: "Counted for this customer once it is sent, if the amount stays the same.",
  onceCode: "This code works once and only with a connection. Scan the customer’s card, or enter their phone number.",
  noCustomerLater: "This customer has no phone number or e-mail. The sale is not counted for them.",
  priceChanged: "The amount has changed. Check it, then press again.",
  notStored: "The sale was not stored on this device, so it was not made. Free some space, then press again.",
  receipt: "Receipt",
  mark: "Sold without a connection",
  date: "Date",
  till: "Till",
  seller: "Seller",
  thanks: "Thank you for your purchase",
};

export type OfflineMessages = typeof messages;
export default messages;
