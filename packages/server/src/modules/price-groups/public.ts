export { momentOf, ratesOf, siteOf } from "./items.ts";
export { type PricedItem, priceItems } from "./levels.ts";
export { toExplained, toMarginValues, toPriceValues, toTaxValues } from "./price-views.ts";
export { pricingOf, readGroup } from "./pricing.ts";
export { listGroupTaxes } from "./queries.ts";
export { readSaleGoods, type SaleGoods } from "./sale-goods.ts";
