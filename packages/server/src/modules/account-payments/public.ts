export { refuseBeyondLimits, type Taken, type Today, todayOf, usedOf } from "./limits.ts";
export { type Paying, type PayingRow, payingAccount, readPaying } from "./paying.ts";
export { sendPin, spendPin, tryPin } from "./pin.ts";
export { getHeldAccount, listLimits } from "./queries.ts";
export { readPayable, readPayableForCompany, readUsable } from "./usable.ts";
