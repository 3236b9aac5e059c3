export { getCategory } from "./category-queries.ts";
export { countGoodsOfLoyalty, type GoodsFilter, listGoods, listGoodsOfLoyalty, listSold } from "./queries.ts";
export { type GoodsRow, toGoods } from "./views.ts";
