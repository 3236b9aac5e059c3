import type { Rule } from "../../src/loyalty/rule.ts";
import { isNamed } from "./conditions.ts";
import type { CheckLine } from "./prices.ts";
import { least, notNegative, Rational, total, zero } from "./rational.ts";
import { decimal } from "./read.ts";

/** Goods of one check for a buy-x-get-y rule. Amounts are their remaining prices. */
type Shelf = { lines: readonly CheckLine[]; buys: readonly boolean[]; amounts: readonly Rational[] };

function given(rule: Rule, line: CheckLine, buys: boolean): boolean {
  if (!rule.get_goods?.length && !rule.get_categories?.length) return buys;
  const { goods } = line.input;
  const isOut = isNamed(goods, { goods: rule.exclude_goods, categories: rule.exclude_categories });
  return !isOut && isNamed(goods, { goods: rule.get_goods, categories: rule.get_categories });
}

/** The largest count that fits, found by halving, because a quantity may have thirteen digits. */
function most(limit: number | null | undefined, fits: (count: Rational) => boolean): Rational {
  const whole = (count: bigint) => new Rational(count);
  let [known, over] = [0n, 1n];
  while (fits(whole(over))) [known, over] = [over, over * 2n];
  while (over - known > 1n) {
    const middle = (known + over) / 2n;
    if (fits(whole(middle))) known = middle;
    else over = middle;
  }
  return least(whole(known), ...(limit == null ? [] : [whole(BigInt(limit))]));
}

/** The free quantity of each line in as many complete sets as the goods make, the cheapest units first. */
export function givenAway(rule: Rule, { lines, buys, amounts }: Shelf): Rational[] {
  const [buy, get] = [decimal(rule.buy_quantity ?? "1", 3), decimal(rule.get_quantity ?? "1", 3)];
  const gets = lines.map((line, index) => given(rule, line, buys[index] ?? false));
  const none = lines.map(() => zero);
  if (buy.against(zero) <= 0 || get.against(zero) <= 0) return none;
  const costs = amounts.map((amount) => amount.against(zero) > 0);
  const quantity = (counts: (position: number) => boolean | undefined) =>
    total(lines.filter((_, at) => costs[at] && counts(at)).map((line) => line.quantity));
  const onlyBought = quantity((index) => buys[index] && !gets[index]);
  const onlyGiven = quantity((index) => gets[index] && !buys[index]);
  const either = quantity((index) => buys[index] && gets[index]);

  const sets = most(rule.sets_max, (tried) => {
    // Goods in both parts must cover what the others cannot.
    const lacking = notNegative(buy.times(tried).minus(onlyBought)).plus(
      notNegative(get.times(tried).minus(onlyGiven)),
    );
    return lacking.against(either) <= 0;
  });
  const bought = buy.times(sets);
  let free = get.times(sets);

  const price = (at: number) => (amounts[at] ?? zero).over(lines[at]?.quantity ?? zero);
  const cheapest = [...lines.keys()].filter((index) => gets[index] && costs[index]);
  cheapest.sort((a, b) => price(a).against(price(b)) || a - b);
  let spare = onlyBought.plus(either).minus(bought);
  for (const index of cheapest) {
    const own = lines[index]?.quantity ?? zero;
    const part = buys[index] ? least(own, free, spare) : least(own, free);
    none[index] = part;
    free = free.minus(part);
    if (buys[index]) spare = spare.minus(part);
  }
  return none;
}
