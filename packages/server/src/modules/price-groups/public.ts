export { listPricedGoods } from "./input-queries.ts";
export { type PricedItem, priceItems } from "./levels.ts";
export { toExplained, toMarginValues, toTaxValues } from "./price-views.ts";
export { pricingOf, readGroup } from "./pricing.ts";
