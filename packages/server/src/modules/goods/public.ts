export { readAccountPrices } from "./account-prices.ts";
export { listCategories, lockTree } from "./category-queries.ts";
export {
  goodsConditions,
  isOnSale,
  isSold,
  listGoods,
  listGoodsOfLoyalty,
  listGoodsPrices,
} from "./queries.ts";
export { type GoodsRow, toCategory, toGoods } from "./views.ts";
