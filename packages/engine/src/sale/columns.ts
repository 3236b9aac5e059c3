import { formatDecimal, type Minor, QUANTITY_SCALE, sum, unitPriceText } from "../money/index.ts";
import { containedTaxes, salesTaxes, type TaxAmount } from "../tax/line.ts";
import type { Charge } from "./charges.ts";
import type { DiscountShare } from "./discounts.ts";
import type { SaleLine } from "./line.ts";
import type { PricedLine, PricedTax } from "./result.ts";

/** The final amounts of a line, in minor units. */
export type Columns = {
  amount: Minor;
  discount: Minor;
  redeemed: Minor;
  /** The base of sales taxes. */
  reduced: Minor;
  /** Goods after discounts and bonuses, without sales taxes. */
  goods: Minor;
  contained: TaxAmount[];
  sales: TaxAmount[];
  to_pay: Minor;
};

/**
 * Computes the columns of a line. Bonuses redeemed before tax are a deferred discount and lower both kinds of taxes; after tax they are a
 * payment and lower only the amount to pay.
 */
export function columnsOf(
  line: SaleLine,
  discount: Minor,
  redeemed: Minor,
  afterTax: boolean,
  exponent: number,
): Columns {
  const discounted = line.amount - discount;
  const reduced = afterTax ? discounted : discounted - redeemed;
  const sales = salesTaxes(reduced, line.quantity, line.sales_taxes, exponent);
  const contained = containedTaxes(reduced, line.quantity, line.levels.posted, line.levels.base_taxes, exponent);
  const goods = discounted - redeemed;
  const to_pay = discounted - redeemed + sum(sales.map(({ amount }) => amount));
  return { amount: line.amount, discount, redeemed, reduced, goods: goods < 0n ? 0n : goods, contained, sales, to_pay };
}

/** The sums of both kinds of taxes, and the reduced amount without contained taxes. */
export function taxSums({ contained, sales, reduced }: Columns): { contained: Minor; sales: Minor; net: Minor } {
  const inside = sum(contained.map(({ amount }) => amount));
  return { contained: inside, sales: sum(sales.map(({ amount }) => amount)), net: reduced - inside };
}

function taxOf({ tax, base, amount }: TaxAmount, money: (value: Minor) => string): PricedTax {
  return {
    tax_id: tax.id,
    code: tax.code ?? null,
    title: tax.title ?? null,
    classification: tax.classification,
    type: tax.type,
    base: money(base),
    amount: money(amount),
  };
}

/** Bonuses credited by charges, per line. */
export type Earned = { bonuses: Minor[]; promotional: Minor[] };

/** Sums the charges to bonuses of both kinds per line. */
export function earnedOf(charges: readonly Charge[], lines: number): Earned {
  const per = (target: Charge["target"]) => {
    const sums = Array.from({ length: lines }, () => 0n);
    for (const charge of charges) {
      if (charge.target !== target) continue;
      for (let line = 0; line < lines; line += 1) sums[line]! += charge.parts[line]!; // A part per line.
    }
    return sums;
  };
  return { bonuses: per("bonuses"), promotional: per("promotional-bonuses") };
}

// Loops, because a large check has thousands of parts.
function discountsOf(shares: readonly DiscountShare[], index: number, exponent: number): PricedLine["discounts"] {
  const shown: PricedLine["discounts"] = [];
  for (const { source, parts } of shares) {
    const part = parts[index]!; // A part per line.
    if (part > 0n) shown.push({ source, amount: formatDecimal(part, exponent) });
  }
  return shown;
}

function chargesOf(charges: readonly Charge[], index: number): PricedLine["charges"] {
  const shown: PricedLine["charges"] = [];
  for (const { rule_id, target, special_account, parts, scale } of charges) {
    const part = parts[index]!; // A part per line.
    if (part <= 0n) continue;
    shown.push({
      rule_id,
      target,
      special_account_id: special_account?.id ?? null,
      amount: formatDecimal(part, scale),
    });
  }
  return shown;
}

/** A line in the result: every amount as a decimal string. */
export function showLine(
  line: SaleLine,
  index: number,
  columns: Columns,
  { shares, charges, earned }: { shares: readonly DiscountShare[]; charges: readonly Charge[]; earned: Earned },
  exponent: number,
): PricedLine {
  const money = (value: Minor) => formatDecimal(value, exponent);
  const sums = taxSums(columns);
  return {
    id: line.id,
    goods_id: line.input.goods.id,
    quantity: formatDecimal(line.quantity, QUANTITY_SCALE),
    price_base: unitPriceText(line.levels.base),
    price_including_taxes: unitPriceText(line.levels.including_taxes),
    price_posted: unitPriceText(line.levels.posted),
    base_taxes: line.levels.base_taxes.map(({ tax, amount }) => ({ tax_id: tax.id, amount: unitPriceText(amount) })),
    commissions: line.levels.commissions.map(({ commission, amount }) => ({
      id: commission.id,
      amount: unitPriceText(amount),
    })),
    amount: money(columns.amount),
    amount_stated: line.amount_stated,
    discount_amount: money(columns.discount),
    discounts: discountsOf(shares, index, exponent),
    bonuses_redeemed: money(columns.redeemed),
    reduced_amount: money(columns.reduced),
    taxes: [...columns.contained, ...columns.sales].map((tax) => taxOf(tax, money)),
    contained_taxes_amount: money(sums.contained),
    net_amount: money(sums.net),
    sales_taxes_amount: money(sums.sales),
    amount_to_pay: money(columns.to_pay),
    bonuses_added: money(earned.bonuses[index]!), // As above.
    promo_bonuses_added: money(earned.promotional[index]!), // As above.
    charges: chargesOf(charges, index),
  };
}
