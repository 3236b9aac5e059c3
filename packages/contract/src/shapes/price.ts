import Type from "typebox";
import { PRICE_LEVELS, SALE_REFUSALS, TAX_CLASSIFICATIONS, TAX_TYPES } from "../enums.ts";
import * as s from "../kit/schema.ts";
import { Trace } from "./check.ts";

/** A unit price at all its levels; null for an item without a price. */
export const PriceValues = s.object({
  base: s.nullable(s.unitPrice),
  including_taxes: s.nullable(s.unitPrice),
  posted: s.nullable(s.unitPrice),
});
/** A tax on one unit of an item: inside the price, or added to the line. */
export const TaxValue = s.object({
  tax_id: s.idOf("tax"),
  code: s.nullable(s.text(64)),
  title: s.nullable(s.text(200)),
  classification: s.oneOf(TAX_CLASSIFICATIONS),
  type: s.oneOf(TAX_TYPES),
  rate: s.rate,
  amount: s.unitPrice,
});
/** The rate of a tax for one item: its own, or the group's, or the tax's. */
export const TaxRate = s.object({ tax_id: s.idOf("tax"), rate: s.rate, active: s.flag, own: s.flag });
/** A cost or margin of the terminal in the price of one unit. */
export const MarginValue = s.object({ additional_cost_id: s.id, title: s.nullable(s.text(200)), amount: s.unitPrice });

/** One level of a price. */
export const PriceAtLevel = s.object({ level: s.oneOf(PRICE_LEVELS), price: s.unitPrice });
const problem = s.oneOf(SALE_REFUSALS);
/** Every level of a unit price with the explanation, or why there is no price. */
export const ExplainedPrice = s.object({
  levels: s.list(PriceAtLevel, 6),
  taxes: s.list(TaxValue, 200),
  problem: s.nullable(problem),
  trace: Type.Unsafe<s.Of<typeof Trace> | null>({ ...Trace, type: ["object", "null"] }),
});
