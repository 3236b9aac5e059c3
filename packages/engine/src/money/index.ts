export { type AccountUnit, accountAmountText, accountKindOf, parseAccountAmount } from "./account.ts";
export {
  moneyText,
  parseMoney,
  parseQuantity,
  parseRate,
  parseUnitPrice,
  quantityText,
  rateText,
  unitPriceText,
} from "./amount.ts";
export { CURRENCIES, currencyExponent } from "./currency.ts";
export { formatDecimal, isDecimal, parseDecimal, rescale } from "./decimal.ts";
export { divide, mulDiv, percentOf, roundTo, unitsAmount } from "./round.ts";
export { formatNumber, showMoney, showNumber, showRate } from "./show.ts";
export { spread } from "./spread.ts";
export { compare, greatest, least, notNegative, sum } from "./sum.ts";
export {
  type Minor,
  powerOfTen,
  QUANTITY_SCALE,
  type Quantity,
  RATE_SCALE,
  type Rate,
  UNIT_PRICE_SCALE,
  type UnitPrice,
  WHOLE_RATE,
} from "./units.ts";
