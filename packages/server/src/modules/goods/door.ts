export { countGoodsOfLoyalty, listGoodsOfLoyalty, listSold } from "./queries.ts";
export type { GoodsRow } from "./views.ts";
