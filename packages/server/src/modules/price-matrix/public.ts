export { placeOf, toPrice } from "./change.ts";
export { getChange, listChangePrices, lockGroups } from "./change-queries.ts";
export { priceAt } from "./prices-in-time.ts";
export { listGroups, listPrices } from "./queries.ts";
export { saveNow } from "./save-now.ts";
export { startOf } from "./write-change.ts";
