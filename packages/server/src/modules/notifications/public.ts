export type { EveryLanguage } from "./facts.ts";
export { isRefundTold, knowingOf, nameOf, raise } from "./raise.ts";
