import {
  PRICE_OPTION_OWNERS,
  type PriceLevel,
  type PriceOptionOwner,
  type PriceOptionType,
  type PriceRejection,
} from "@patron/contract/enums";
import { notNegative, percentOf, type UnitPrice } from "../money/index.ts";
import { reject, sourceOf, type Trace } from "../trace/trace.ts";
import { type Reader, readDay } from "../wire/read.ts";

/** A special price for a corporate account, a corporate category or a card category. */
export type PriceOption = {
  id: string;
  version?: number | null | undefined;
  title?: string | null | undefined;
  owner: PriceOptionOwner;
  /** The goods it applies to; else the category; neither: all goods. */
  item_id?: string | null | undefined;
  item_category_id?: string | null | undefined;
  option_type: PriceOptionType;
  /** A unit price, a signed change, or a signed percentage. */
  value: string;
  /** The level that it applies to, default base. */
  level?: PriceLevel | undefined;
  active?: boolean | undefined;
  date_from?: string | null | undefined;
  date_to?: string | null | undefined;
};

/** Goods as prices and rules see them. `category_ids` has the nearest category first, then its parents. */
export type Goods = {
  id: string;
  title?: string | null | undefined;
  code?: string | null | undefined;
  category_ids?: readonly string[] | undefined;
};

// More specific targets first: the goods, then the nearest category, then all goods. Undefined: other goods.
function distance(option: PriceOption, goods: Goods): number | undefined {
  const categories = goods.category_ids ?? [];
  if (option.item_id) return option.item_id === goods.id ? 0 : undefined;
  if (!option.item_category_id) return categories.length + 1;
  const index = categories.indexOf(option.item_category_id);
  return index < 0 ? undefined : index + 1;
}

function whyNot(option: PriceOption, goods: Goods, day: Temporal.PlainDate): PriceRejection | undefined {
  const limit = (text: string, name: string) => readDay(text, `price_options.${option.id}.${name}`);
  if (option.active === false) return "option-inactive";
  if (option.date_from && Temporal.PlainDate.compare(day, limit(option.date_from, "date_from")) < 0)
    return "option-before-date";
  if (option.date_to && Temporal.PlainDate.compare(day, limit(option.date_to, "date_to")) > 0)
    return "option-after-date";
  return distance(option, goods) === undefined ? "option-other-goods" : undefined;
}

/**
 * The price option for a line, if any: corporate account before corporate category before card category, then the most specific target,
 * then list order. `day` is the day at the POS; both ends of an option's dates are included. Every other option leaves a rejection in the
 * trace.
 */
export function chooseOption(
  options: readonly PriceOption[],
  line: { id: string; goods: Goods },
  day: Temporal.PlainDate,
  trace: Trace,
): PriceOption | undefined {
  const rank = (option: PriceOption) =>
    [PRICE_OPTION_OWNERS.indexOf(option.owner), distance(option, line.goods) ?? 0] as const;
  const able = options.filter((option) => whyNot(option, line.goods, day) === undefined);
  const [best] = able.toSorted((a, b) => rank(a)[0] - rank(b)[0] || rank(a)[1] - rank(b)[1]);
  for (const option of options) {
    if (option === best) continue;
    const reason = whyNot(option, line.goods, day) ?? "option-outranked";
    const details: Record<string, string> = reason === "option-outranked" && best ? { winner_id: best.id } : {};
    reject(trace, { source: sourceOf("price-option", option), line: line.id, reason, details });
  }
  return best;
}

/**
 * The unit price after an option, never below zero, percentages rounded to 4 decimals. Undefined if it changes a missing price; a fixed
 * price needs none.
 */
export function applyOption(option: PriceOption, price: UnitPrice | undefined, read: Reader): UnitPrice | undefined {
  const path = `price_options.${option.id}.value`;
  if (option.option_type === "fixed-price") return notNegative(read.unitPrice(option.value, path));
  if (price === undefined) return undefined;
  if (option.option_type === "change-amount") return notNegative(price + read.unitPrice(option.value, path));
  return notNegative(price + percentOf(price, read.rate(option.value, path)));
}
