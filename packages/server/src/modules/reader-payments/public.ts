export { refuseRunning, requestRefund, requestStep, returnCharge, stopRunning, undoPayment } from "./outbox.ts";
export type { PaymentRow, RefundRow } from "./queries.ts";
export * as readerQueries from "./queries.ts";
export { listPaymentsOf as listReaderPaymentsOf } from "./queries.ts";
export { toPayment, toRefund } from "./views.ts";
