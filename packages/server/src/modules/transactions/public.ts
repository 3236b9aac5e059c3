export { withTargets } from "./account-charges.ts";
export { cancelTransaction } from "./cancel.ts";
export { dayIn, lastDay } from "./days.ts";
export { finalizeReserved, lockOwn, lockReserved } from "./finalize.ts";
export { getPlace, getSaleCustomer } from "./input-queries.ts";
export { paymentsOf } from "./payments.ts";
export {
  customerInput,
  loadPricingContext,
  type Place,
  type Prepared,
  prepare,
  type SaleCustomer,
} from "./price-input.ts";
export { addPanelTransaction, addTransactionAccount } from "./queries.ts";
export { readDone, readKept, readTransaction } from "./reading.ts";
export { listTerminalChecks } from "./reading-queries.ts";
export { refusal, refused } from "./refusal.ts";
export { readFacts, subjectsOf } from "./rule-facts.ts";
export type { Sale } from "./sale.ts";
export { bonusAccount, creditedLots, processCheck, reserveCheck, sellCheck } from "./sell.ts";
export { checkRows, transactionRow } from "./store.ts";
export { rollUpTotals } from "./totals-rollup.ts";
export { toCheck, toTransaction } from "./views.ts";
