import { READER_PAYMENT_STATES, READER_PROBLEMS, READER_REFUND_KINDS, READER_REFUND_STATES } from "./enums.ts";
import { call, group, ofPos, roles, seller } from "./kit/index.ts";
import * as s from "./kit/schema.ts";

const reads = roles("accountant", "sales-point-manager", "support-operator", "viewer");
const corrects = ofPos(roles("support-operator", "sales-point-manager"));

const card = { card_brand: s.nullable(s.text(40)), card_last4: s.nullable(s.text(4)) };
const trouble = {
  problem: s.nullable(s.oneOf(READER_PROBLEMS)),
  /** The words of the payment service. */
  error_text: s.nullable(s.text(500)),
};

/** A payment that a till takes through its card reader. */
export const ReaderPayment = s.entity("reader_payment", {
  transaction_id: s.idOf("transaction"),
  state: s.oneOf(READER_PAYMENT_STATES),
  currency: s.text(3),
  amount: s.money,
  ...card,
  /** How the payment service knows it. */
  payment_id: s.nullable(s.text(255)),
  paid_dt: s.nullable(s.instant),
  ...trouble,
});
/** What goes back to the card. */
export const ReaderRefund = s.entity("reader_refund", {
  transaction_id: s.idOf("transaction"),
  kind: s.oneOf(READER_REFUND_KINDS),
  state: s.oneOf(READER_REFUND_STATES),
  currency: s.text(3),
  amount: s.money,
  ...card,
  /** How the payment service knows it. */
  refund_id: s.nullable(s.text(255)),
  returned_dt: s.nullable(s.instant),
  ...trouble,
  /** When it is sent next; null: there is no further automatic attempt. */
  due_dt: s.nullable(s.instant),
});

/** Payments through the card readers of tills, and what goes back to cards. */
export const readerPayments = group("readerPayments", {
  start: call("POST /term/checks/{transactionId}/reader_payment", {
    summary:
      "Asks the customer to pay a reserved check at the till's card reader: its card payment, or all of it. Once paid, the check is finished. A running payment is shown instead of a second one.",
    access: seller,
    response: ReaderPayment,
    errors: [
      "transaction.not_found",
      "transaction.state",
      "transaction.expired",
      "terminal.type_refuses",
      "terminal_device.inactive",
      "payments.type_not_allowed",
      "reader_payment.amount",
      "reader_payment.busy",
    ],
    needsKey: true,
    extension: true,
  }),
  ofCheck: call("GET /term/checks/{transactionId}/reader_payment", {
    summary: "Shows the latest payment of a check through the till's card reader.",
    access: seller,
    response: ReaderPayment,
    errors: ["transaction.not_found", "reader_payment.not_found"],
    extension: true,
  }),
  stop: call("POST /term/checks/{transactionId}/reader_payment/cancel", {
    summary:
      "Cancels the payment of a check at the card reader; the check stays reserved. If the customer was faster, it is paid and finished.",
    access: seller,
    response: ReaderPayment,
    errors: ["transaction.not_found", "reader_payment.not_found"],
    extension: true,
  }),
  ofTransaction: call("GET /x/transactions/{transactionId}/reader_payments", {
    summary: "Shows the payments of a transaction through card readers, and what went back to the card.",
    access: reads,
    response: s.object({ payments: s.list(ReaderPayment, 1000), refunds: s.list(ReaderRefund, 1000) }),
    errors: ["transaction.not_found"],
    extension: true,
  }),
  repeatRefund: call("POST /x/reader_refunds/{readerRefundId}/repeat", {
    summary: "Sends a refund to a card again that has failed, at once. A returned one cannot be doubled.",
    access: corrects,
    response: ReaderRefund,
    errors: ["reader_refund.not_found", "reader_refund.done"],
    needsKey: true,
    extension: true,
  }),
});
