import type { PriceInput } from "../../src/sale/input.ts";
import { isNamed, memberOf } from "./conditions.ts";
import type { CheckLine } from "./prices.ts";
import { hundred, least, one, type Rational, rounded, shared, total, zero } from "./rational.ts";
import { decimal } from "./read.ts";
import { salesTaxes, taxTotal } from "./taxes.ts";

/** The input for a redemption. `discounted` are the amounts after discounts. */
export type BonusDesk = {
  input: PriceInput;
  lines: readonly CheckLine[];
  discounted: readonly Rational[];
  unit: Rational;
  added: Rational;
};

export function isAfterTax(input: PriceInput): boolean {
  return input.loyalty.redemption_settings?.redemption_moment === "after-tax";
}

/** The final amount to pay, including taxes and additions, if these parts are redeemed. */
function toPay(parts: readonly Rational[], { input, lines, discounted, unit, added }: BonusDesk): Rational {
  const due = lines.map((line, index) => {
    const before = discounted[index] ?? zero;
    const left = before.minus(parts[index] ?? zero);
    return left.plus(taxTotal(salesTaxes(line, isAfterTax(input) ? before : left, unit)));
  });
  return total(due).plus(added);
}

/** Lowers the amount by one minor unit at a time until the total is whole; zero after a hundred units. */
function wholeAmount(most: Rational, weights: readonly Rational[], desk: BonusDesk): Rational {
  const lowest = most.minus(hundred);
  for (let tried = most; tried.against(zero) > 0 && tried.against(lowest) >= 0; tried = tried.minus(desk.unit)) {
    const left = toPay(shared(tried, weights, desk.unit), desk);
    if (rounded(left, one, "down").against(left) === 0) return tried;
  }
  return zero;
}

/** Redeemed bonuses of every line. */
export function redeemed(desk: BonusDesk): Rational[] {
  const { input, lines, discounted, unit } = desk;
  const none = lines.map(() => zero);
  const settings = input.loyalty.redemption_settings ?? {};
  if (!input.redemption || memberOf(input)?.access !== "full") return none;
  const decimals = String(unit.bottom).length - 1;
  const check = total(lines.map(({ amount }) => amount));
  const minimum = settings.bonuses_min_check_amount;
  if (minimum != null && check.against(decimal(minimum, decimals)) < 0) return none;
  const payable = lines.map((line, index) => {
    const due = discounted[index] ?? zero;
    return isAfterTax(input) ? due.plus(taxTotal(salesTaxes(line, due, unit))) : due;
  });
  const excluded = { goods: settings.bonuses_exclude_goods, categories: settings.bonuses_exclude_categories };
  const weights = payable.map((due, position) => {
    const goods = lines[position]?.input.goods;
    return goods && isNamed(goods, excluded) ? zero : due;
  });
  const percent = decimal(settings.bonuses_max_percent ?? "100", 6);
  const limit = least(rounded(total(payable).times(percent).over(hundred), unit, "down"), total(weights));
  const requested = least(decimal(input.redemption.asked, decimals), decimal(input.redemption.available, decimals));
  const type = settings.bonuses_payment_type ?? "partial";
  if (type === "full-check") return requested.against(limit) < 0 ? none : shared(limit, weights, unit);
  const most = least(requested, limit);
  return shared(type === "partial" ? most : wholeAmount(most, weights, desk), weights, unit);
}
