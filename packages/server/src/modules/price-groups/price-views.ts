import type { priceGroups } from "@patron/contract";
import { PRICE_LEVELS } from "@patron/contract/enums";
import type { Of, ReplyOf } from "@patron/contract/kit";
import type { MarginValue, PriceValues, TaxValue } from "@patron/contract/shapes";
import type { PricedItem } from "./levels.ts";

/** The unit price at every level; null if the item has no price. */
export function toPriceValues({ line }: Pick<PricedItem, "line">): Of<typeof PriceValues> {
  return {
    base: line?.price_base ?? null,
    including_taxes: line?.price_including_taxes ?? null,
    posted: line?.price_posted ?? null,
  };
}

/** The taxes of one unit: those included in its price, and those added to the line. */
export function toTaxValues({ line, taxes }: PricedItem): Of<typeof TaxValue>[] {
  // The line lists all taxes in money; those included in the price appear again with four decimals, which take precedence.
  const amounts = [...(line?.taxes ?? []), ...(line?.base_taxes ?? [])];
  const seen = new Map(amounts.map((one) => [one.tax_id, one.amount]));
  return [...seen].flatMap(([tax_id, amount]) => {
    const tax = taxes.get(tax_id);
    if (!tax) return [];
    const { code, title, classification, type, rate } = tax;
    return [{ tax_id, code, title, classification, type, rate, amount }];
  });
}

/** The commissions in the price of one unit. */
export function toMarginValues({ line, trace }: PricedItem): Of<typeof MarginValue>[] {
  const titles = new Map(trace?.entries.map(({ source }) => [source?.id, source?.title ?? null]));
  return (line?.commissions ?? []).map(({ id, amount }) => {
    return { additional_cost_id: id, title: titles.get(id) ?? null, amount };
  });
}

/** Every level of a price with its explanation, or the reason why there is none. */
export function toExplained(priced: PricedItem): ReplyOf<typeof priceGroups.itemPrices> {
  const values = toPriceValues(priced);
  const named = { base: values.base, "including-taxes": values.including_taxes, posted: values.posted };
  const levels = PRICE_LEVELS.flatMap((level) => {
    const price = named[level];
    return price === null ? [] : [{ level, price }];
  });
  const trace = priced.trace && {
    entries: priced.trace.entries.map(({ params, ...entry }) => ({ ...entry, params: { ...params } })),
    rejected: priced.trace.rejected.map(({ details, ...entry }) => ({ ...entry, details: { ...details } })),
  };
  return { levels, taxes: toTaxValues(priced), problem: priced.problem, trace };
}
