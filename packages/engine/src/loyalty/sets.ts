import { type Minor, type Quantity, sum } from "../money/index.ts";
import type { Reader } from "../wire/read.ts";
import { takingPart } from "./conditions/goods.ts";
import type { RuleLine } from "./conditions/rule-context.ts";
import type { Rule } from "./rule.ts";

/** The terms of one set of a buy-x-get-y rule, and which lines can be free. */
export type SetTerms = { buy: Quantity; get: Quantity; max: bigint | null; given: readonly boolean[] };

/** Reads the terms of a rule for these lines. `buys` are the lines that its own goods lists include. */
export function setTerms(rule: Rule, lines: readonly RuleLine[], buys: readonly boolean[], read: Reader): SetTerms {
  const { get_goods, get_categories, exclude_goods, exclude_categories, sets_max } = rule;
  const same = !get_goods?.length && !get_categories?.length;
  const given = { include_goods: get_goods, include_categories: get_categories, exclude_goods, exclude_categories };
  const takes = takingPart(given);
  return {
    buy: read.quantity(rule.buy_quantity ?? "1", `rules.${rule.id}.buy_quantity`),
    get: read.quantity(rule.get_quantity ?? "1", `rules.${rule.id}.get_quantity`),
    max: sets_max == null ? null : BigInt(sets_max),
    given: same ? buys : lines.map(({ goods }) => takes(goods)),
  };
}

type Goods = { buys: readonly boolean[]; terms: SetTerms; amounts: readonly Minor[]; quantities: readonly Quantity[] };

// Goods that cost nothing any more neither count as bought nor are given.
const quantityWhere = ({ amounts, quantities }: Goods, counts: (line: number) => boolean | undefined) =>
  sum(quantities.filter((_, line) => amounts[line]! > 0n && counts(line))); // One amount per quantity.

/** How many complete sets the goods of a check make, with no unit in two of them. */
export function setsOf(goods: Goods): bigint {
  const { buys, terms } = goods;
  const { buy, get, max, given } = terms;
  if (buy <= 0n || get <= 0n) return 0n;
  const bounds = [
    quantityWhere(goods, (line) => buys[line]) / buy,
    quantityWhere(goods, (line) => given[line]) / get,
    quantityWhere(goods, (line) => buys[line] || given[line]) / (buy + get),
    ...(max === null ? [] : [max]),
  ];
  return bounds.reduce((least, bound) => (bound < least ? bound : least));
}

/**
 * The free quantity of each line: the cheapest units first (the earlier line on a tie), as long as enough bought units remain for every
 * set.
 */
export function freeUnits(goods: Goods): Quantity[] {
  const { buys, terms, amounts, quantities } = goods;
  const sets = setsOf(goods);
  let remaining = sets * terms.get;
  let spare = quantityWhere(goods, (line) => buys[line]) - sets * terms.buy;
  const given = amounts.map(() => 0n);
  const cheapest = amounts
    .flatMap((amount, line) => (terms.given[line] && amount > 0n ? [line] : []))
    .toSorted((a, b) => {
      const apart = amounts[a]! * quantities[b]! - amounts[b]! * quantities[a]!; // Lines of this check.
      return apart < 0n ? -1 : apart > 0n ? 1 : 0;
    });
  for (const line of cheapest) {
    const bounds = [quantities[line]!, remaining, ...(buys[line] ? [spare] : [])]; // As above.
    const taken = bounds.reduce((least, bound) => (bound < least ? bound : least));
    given[line] = taken;
    remaining -= taken;
    if (buys[line]) spare -= taken;
  }
  return given;
}
