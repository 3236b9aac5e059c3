export { withTargets } from "./account-charges.ts";
export { cancelTransaction, tellOfRefund } from "./cancel.ts";
export { finalizeReserved, lockOwn, lockReserved, lockUnfinished } from "./finalize.ts";
export { getSaleCustomer } from "./input-queries.ts";
export { tellOfRefunded } from "./notices.ts";
export { bookCheck, bookForCustomer } from "./offline/book.ts";
export { type Held, readHeld, readHeldOf } from "./offline/held.ts";
export { paymentsOf } from "./payments.ts";
export { needsCustomer, needsShift, takesPayments } from "./permitted.ts";
export {
  customerInput,
  loadPricingContext,
  type Prepared,
  prepare,
  readSettings,
  type SaleCustomer,
  type Site,
} from "./price-input.ts";
export { addCosts, addItems, addPayments, addTaxes } from "./queries.ts";
export { refusal } from "./refusal.ts";
export { isLimited, readFacts, subjectsOf } from "./rule-facts.ts";
export type { Sale } from "./sale.ts";
export { creditedLots, processCheck, reserveCheck, sellCheck } from "./sell.ts";
export { posNameIn, readSite, siteOf } from "./site.ts";
export { checkRows, count, momentIn, storeNumbered, transactionRow } from "./store.ts";
export { refuseDuty } from "./terminal-types/duties.ts";
