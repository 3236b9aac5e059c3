export { refundsSaleOf } from "./elsewhere.ts";
export { allowReturn } from "./stewards.ts";
