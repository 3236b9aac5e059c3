export { cancelTransaction } from "./cancel.ts";
export { finalizeReserved, lockOwn, lockReserved } from "./finalize.ts";
export { getPlace } from "./input-queries.ts";
export { type Place, prepare } from "./price-input.ts";
export { goodsOf, readDone, readTransaction } from "./reading.ts";
export { listTerminalChecks } from "./reading-queries.ts";
export { bonusAccount, dayIn, processCheck, reserveCheck, type Sale, sellCheck } from "./sell.ts";
export { shelfPrices } from "./shelf.ts";
export { toCheck, toTransaction } from "./views.ts";
