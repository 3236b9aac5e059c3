export { listItemTaxes, listPricesAt } from "./input-queries.ts";
export { type PricedItem, priceItems } from "./levels.ts";
export { toExplained, toTaxValues } from "./price-views.ts";
