export { type PricedItem, type PricePlace, priceItems } from "./levels.ts";
export { toExplained, toPriceValues, toTaxValues } from "./price-views.ts";
