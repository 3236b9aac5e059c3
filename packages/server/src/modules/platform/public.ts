export { isCountry } from "./countries.ts";
export { isCurrency, isTimeZone } from "./zones.ts";
