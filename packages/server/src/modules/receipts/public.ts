export { printStyle, receiptPage } from "./receipt.ts";
export { receiptMessages } from "./receipt-messages.ts";
