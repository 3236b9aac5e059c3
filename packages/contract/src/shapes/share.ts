import Type from "typebox";

/** A part of a whole in percent: a decimal string from 0 to 100 with at most six decimals. */
export const share = Type.String({ pattern: "^(100(\\.0{1,6})?|(0|[1-9]\\d?)(\\.\\d{1,6})?)$", "x-unit": "rate" });

/** Amounts by the currency that they are in: `{ "UAH": "0.50" }`. */
export const amountsByCurrency = Type.Unsafe<Record<string, string>>({
  type: "object",
  propertyNames: { pattern: "^[A-Z]{3}$" },
  additionalProperties: { type: "string", pattern: "^(0|[1-9]\\d{0,12})(\\.\\d{1,3})?$" },
  maxProperties: 20,
});
