export type { EveryLanguage } from "./facts.ts";
export { getTerminalNames } from "./queries.ts";
export { isRefundTold, nameOf, raise } from "./raise.ts";
export { usualReportHour } from "./settings.ts";
