export { readAccountPrices } from "./account-prices.ts";
export { goodsConditions, isOnSale, listGoodsOfLoyalty, listGoodsPrices } from "./queries.ts";
export type { GoodsRow } from "./views.ts";
