import { LANGUAGES, MESSAGE_PROBLEMS, MESSAGE_STATUSES } from "./enums.ts";
import { call, group, open, seller } from "./kit/index.ts";
import * as s from "./kit/schema.ts";
import { Transaction } from "./shapes/check.ts";

/** A receipt that goes to a customer by e-mail. */
export const ReceiptEmail = s.object({
  id: s.idOf("message"),
  recipient: s.text(254),
  status: s.oneOf(MESSAGE_STATUSES),
  /** Why it has not gone; one that still waits is tried again. */
  problem: s.nullable(s.oneOf(MESSAGE_PROBLEMS)),
  created_dt: s.instant,
});

/** Receipts by the address that they carry as a QR code. */
export const receipts = group("receipts", {
  page: call("GET /public/receipts/{token}", {
    summary: "Shows a receipt to anybody who has its address.",
    access: open,
    query: { lang: s.oneOf(LANGUAGES) },
    response: s.text(1_000_000),
    answer: "html",
    errors: ["receipt.not_found"],
    throttle: { attempts: 300, seconds: 3600 },
    extension: true,
  }),
  ofTill: call("GET /term/receipts/{token}", {
    summary:
      "Finds a check by the address on its receipt: of this terminal, or of one whose sales the programme lets it refund.",
    access: seller,
    response: s.object({ transaction: Transaction }),
    errors: ["receipt.not_found", "receipt.of_another_terminal", "refund.currency"],
    extension: true,
  }),
  email: call("POST /term/checks/{transactionId}/receipt/email", {
    summary:
      "Sends the receipt of a check of this terminal by e-mail with a link that opens it, to this address or to that of its customer, and in the customer's language or else the terminal's.",
    access: seller,
    body: s.object({ email: s.optional(s.email) }),
    response: ReceiptEmail,
    errors: ["transaction.not_found", "receipt.no_address", "message_provider.none"],
    needsKey: true,
    throttle: { attempts: 300, seconds: 3600 },
    extension: true,
  }),
  emails: call("GET /term/checks/{transactionId}/receipt/email", {
    summary:
      "Shows what became of the receipts of a check of this terminal that were sent by e-mail, the latest first.",
    access: seller,
    response: s.object({
      items: s.list(ReceiptEmail),
      /** That of its customer. */
      customer_email: s.nullable(s.text(254)),
    }),
    errors: ["transaction.not_found"],
    extension: true,
  }),
});
