export { readAccountPrices } from "./account-prices.ts";
export { readParents, withAncestors } from "./ancestors.ts";
export { listCategories, listEntries, lockTree } from "./category-queries.ts";
export { entriesOf } from "./entry.ts";
export {
  goodsConditions,
  isOnSale,
  isSold,
  listGoods,
  listGoodsOfLoyalty,
  listGoodsPrices,
} from "./queries.ts";
export { type GoodsRow, toCategory, toGoods } from "./views.ts";
