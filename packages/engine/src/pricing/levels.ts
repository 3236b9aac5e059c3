import type { PriceLevel, TaxType } from "@patron/contract/enums";
import {
  divide,
  percentOf,
  powerOfTen,
  RATE_SCALE,
  sum,
  UNIT_PRICE_SCALE,
  type UnitPrice,
  WHOLE_RATE,
} from "../money/index.ts";
import { splitShelfPrice, type UnitTax, unitTaxes } from "../tax/base.ts";
import type { LineTax } from "../tax/tax.ts";
import type { Reader } from "../wire/read.ts";

/** An additional cost of kind commission, as configured at the terminal. `value` is a percentage, or currency per unit. */
export type Commission = {
  id: string;
  version?: number | null | undefined;
  code?: string | null | undefined;
  title?: string | null | undefined;
  type: TaxType;
  value: string;
};

/** A parsed commission: `value` is a `Rate` or a `UnitPrice`. */
export type LineCommission = { commission: Commission; value: bigint };

/** A commission in the price of one unit of goods. */
export type UnitCommission = { commission: Commission; amount: UnitPrice };

/** The unit price at every level, and the parts between levels. They add up exactly. */
export type Levels = {
  base: UnitPrice;
  base_taxes: UnitTax[];
  including_taxes: UnitPrice;
  commissions: UnitCommission[];
  posted: UnitPrice;
};

/** The taxes and commissions of one line. */
export type LevelParts = { taxes: readonly LineTax[]; commissions: readonly LineCommission[] };

/** The value of a commission for one item, which takes the place of the terminal's. */
export type CommissionValue = { id: string; value: string };

/** Parses a terminal's commissions for a line with values of its own. An amount keeps at most 4 decimals. */
export function readCommissions(
  commissions: readonly Commission[],
  read: Reader,
  own: readonly CommissionValue[] = [],
): LineCommission[] {
  return commissions.map((commission) => {
    const text = own.find(({ id }) => id === commission.id)?.value ?? commission.value;
    const value = read.rate(text, `commissions.${commission.id}.value`);
    const perUnit = divide(value, powerOfTen(RATE_SCALE - UNIT_PRICE_SCALE));
    return { commission, value: commission.type === "amount" ? perUnit : value };
  });
}

// Percentage commissions apply to price-including-taxes.
function unitCommissions(including: UnitPrice, commissions: readonly LineCommission[]): UnitCommission[] {
  return commissions.map(({ commission, value }) => ({
    commission,
    amount: commission.type === "amount" ? value : percentOf(including, value),
  }));
}

function finish(base: UnitPrice, baseTaxes: UnitTax[], commissions: UnitCommission[]): Levels {
  const including = base + sum(baseTaxes.map(({ amount }) => amount));
  const posted = including + sum(commissions.map(({ amount }) => amount));
  return { base, base_taxes: baseTaxes, including_taxes: including, commissions, posted };
}

function fromBase(base: UnitPrice, parts: LevelParts): Levels {
  const taxes = unitTaxes(base, parts.taxes);
  const including = base + sum(taxes.map(({ amount }) => amount));
  return finish(base, taxes, unitCommissions(including, parts.commissions));
}

function fromIncluding(including: UnitPrice, parts: LevelParts): Levels | undefined {
  const split = splitShelfPrice(including, parts.taxes);
  return split && finish(split.base, split.taxes, unitCommissions(including, parts.commissions));
}

function fromPosted(posted: UnitPrice, parts: LevelParts): Levels | undefined {
  const fixed = parts.commissions.filter(({ commission }) => commission.type === "amount");
  const rates = parts.commissions.filter(({ commission }) => commission.type === "percentage");
  const before = (posted - sum(fixed.map(({ value }) => value))) * WHOLE_RATE;
  const whole = WHOLE_RATE + sum(rates.map(({ value }) => value));
  // Computed from the exact price-including-taxes, `before` over `whole`, so each commission is rounded once.
  const commissions = parts.commissions.map(({ commission, value }) => ({
    commission,
    amount: commission.type === "amount" ? value : divide(before * value, whole * WHOLE_RATE),
  }));
  const split = splitShelfPrice(posted - sum(commissions.map(({ amount }) => amount)), parts.taxes);
  return split && finish(split.base, split.taxes, commissions);
}

/**
 * Computes every level of a unit price from one of them, which stays exact: upwards by adding base taxes and commissions, downwards by
 * finding the base that they were added to. Undefined if the price is too low to contain them.
 */
export function levelsFrom(level: PriceLevel, price: UnitPrice, parts: LevelParts): Levels | undefined {
  switch (level) {
    case "base":
      return fromBase(price, parts);
    case "including-taxes":
      return fromIncluding(price, parts);
    case "posted":
      return fromPosted(price, parts);
  }
}
