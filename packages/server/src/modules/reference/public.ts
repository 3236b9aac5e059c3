export { everyCountry, isCountry } from "./countries.ts";
export { currencyLookup } from "./currencies.ts";
export { everyTimeZone, isCurrency, isTimeZone } from "./zones.ts";
