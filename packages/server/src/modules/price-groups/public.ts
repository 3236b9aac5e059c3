export { type PricedItem, priceItems } from "./levels.ts";
export { toExplained, toTaxValues } from "./price-views.ts";
export { readGroup, readPricing } from "./pricing.ts";
