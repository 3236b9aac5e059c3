import Type from "typebox";
import { PRICE_LEVELS, SALE_REFUSALS, TAX_CLASSIFICATIONS, TAX_TYPES } from "../enums.ts";
import { flag, id, list, nullable, type Of, object, oneOf, rate, text, unitPrice } from "../kit/schema.ts";
import { Trace } from "./check.ts";

/** A unit price at the levels it is built through; null where the item has no price. */
export const PriceValues = object({
  base: nullable(unitPrice),
  including_taxes: nullable(unitPrice),
  posted: nullable(unitPrice),
});
/** A tax on one unit of an item: inside the price, or added to the line. */
export const TaxValue = object({
  tax_id: id,
  code: nullable(text(64)),
  title: nullable(text(200)),
  classification: oneOf(TAX_CLASSIFICATIONS),
  type: oneOf(TAX_TYPES),
  rate,
  amount: unitPrice,
});
/** The rate of a tax for one item: its own, or the group's, or the tax's. */
export const TaxRate = object({ tax_id: id, rate, active: flag, own: flag });
/** A cost or margin of the terminal in the price of one unit. */
export const MarginValue = object({ additional_cost_id: id, title: nullable(text(200)), amount: unitPrice });

/** One level of a price. */
export const PriceAtLevel = object({ level: oneOf(PRICE_LEVELS), price: unitPrice });
const problem = oneOf(SALE_REFUSALS);
/** Every level of a unit price and why it is that price, or why there is none. */
export const ExplainedPrice = object({
  levels: list(PriceAtLevel, 6),
  taxes: list(TaxValue, 200),
  problem: nullable(problem),
  trace: Type.Unsafe<Of<typeof Trace> | null>({ ...Trace, type: ["object", "null"] }),
});
