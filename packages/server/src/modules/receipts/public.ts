export { receiptPage } from "./receipt.ts";
