export { amountText, unitAmount } from "./amount-text.ts";
export { warnIfLow } from "./low.ts";
export { listCardsIn } from "./low-queries.ts";
export { accountValues, type NamedAccount } from "./notices.ts";
export { ledgerAccount, openFor, refuseCredit } from "./open.ts";
export { readPaidGoods } from "./paid.ts";
export { getSpecialAccount, listSpecialAccountLookup, shareSpecialAccount } from "./queries.ts";
export { type SpecialAccountRow, unitNames, unitOf } from "./views.ts";
