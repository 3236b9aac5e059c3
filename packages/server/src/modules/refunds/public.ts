export { refundsSaleOf } from "./elsewhere.ts";
