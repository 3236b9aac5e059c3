export type { EveryLanguage } from "./facts.ts";
export { isRefundTold, nameOf, raise } from "./raise.ts";
