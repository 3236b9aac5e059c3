export { printStyle } from "./print-style.ts";
export { receiptPage } from "./receipt.ts";
export { receiptMessages } from "./receipt-messages.ts";
