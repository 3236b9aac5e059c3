import type { TaxClassification, TaxType } from "@patron/contract/enums";
import { powerOfTen, RATE_SCALE, roundTo, UNIT_PRICE_SCALE } from "../money/index.ts";
import type { Reader } from "../wire/read.ts";

/** A tax of the programme. `rate` is percent, or currency per unit of goods; decimal string with at most 6 decimals. */
export type Tax = {
  id: string;
  version?: number | null | undefined;
  title?: string | null | undefined;
  code?: string | null | undefined;
  classification: TaxClassification;
  type: TaxType;
  rate: string;
  /** Decimals of the rate, 0–6, default all. */
  precision?: number | null | undefined;
  /** For a percentage base tax: the per-unit base taxes included in its base. */
  compound_on?: readonly string[] | null | undefined;
  active?: boolean | undefined;
};

/** The settings of a price group, or of one item in it, for a tax. Absent or null keeps the level above. */
export type TaxChoice = {
  tax_id: string;
  active?: boolean | null | undefined;
  rate?: string | null | undefined;
  precision?: number | null | undefined;
};

/** A tax for one line: `rate` is a `Rate` for a percentage, a `UnitPrice` for an amount. */
export type LineTax = { tax: Tax; rate: bigint };

function effectiveRate(tax: Tax, rate: string, precision: number, read: Reader): bigint {
  const decimals = tax.type === "amount" ? Math.min(precision, UNIT_PRICE_SCALE) : precision;
  const rounded = roundTo(read.rate(rate, `taxes.${tax.id}.rate`), powerOfTen(RATE_SCALE - decimals));
  return tax.type === "amount" ? rounded / powerOfTen(RATE_SCALE - UNIT_PRICE_SCALE) : rounded;
}

/**
 * The taxes of one line: those that the price group uses and that are active at every level. The item's rate overrides the group's, which
 * overrides the default; it is rounded half up to the tax's precision first (5.65678 % with precision 2 counts as 5.66 %). A tax per unit
 * keeps at most the 4 decimals of a unit price.
 */
export function taxesOfLine(
  taxes: readonly Tax[],
  group: readonly TaxChoice[],
  item: readonly TaxChoice[],
  read: Reader,
): LineTax[] {
  return taxes.flatMap((tax) => {
    const picked = group.find((choice) => choice.tax_id === tax.id);
    const own = item.find((choice) => choice.tax_id === tax.id);
    if (tax.active === false || picked === undefined) return [];
    if (!(own?.active ?? picked.active ?? true)) return [];
    const precision = own?.precision ?? picked.precision ?? tax.precision ?? RATE_SCALE;
    return [{ tax, rate: effectiveRate(tax, own?.rate ?? picked.rate ?? tax.rate, precision, read) }];
  });
}

/** The taxes of one classification, in the order of the programme's list. */
export function ofClassification(taxes: readonly LineTax[], classification: TaxClassification): LineTax[] {
  return taxes.filter((one) => one.tax.classification === classification);
}
