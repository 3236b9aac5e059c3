import { currencyExponent } from "../money/index.ts";
import { MalformedInput, type Reader, readerOf } from "../wire/read.ts";
import { calculate } from "./calculate.ts";
import type { PriceInput } from "./input.ts";
import type { PriceOutcome } from "./result.ts";

/** Runs a calculation and turns malformed texts into the refusal `sale.malformed` with their path. */
export function answering(currency: string, work: (read: Reader) => PriceOutcome): PriceOutcome {
  const exponent = currencyExponent(currency);
  if (exponent === undefined) return { ok: false, refusal: { code: "sale.unknown_currency", details: { currency } } };
  try {
    return work(readerOf(currency, exponent));
  } catch (error) {
    if (error instanceof MalformedInput)
      return { ok: false, refusal: { code: "sale.malformed", details: { path: error.path } } };
    throw error;
  }
}

/**
 * Prices a check: all columns of all lines, totals, redemption, payments, accruals, and the trace.
 *
 * Pure and synchronous; the same input gives the same bytes. Amounts are decimal strings in input and output. A check that cannot be priced
 * or paid, or that contains a malformed text, results in a refusal; nothing is thrown for input of this shape.
 */
export function price(input: PriceInput): PriceOutcome {
  return answering(input.currency, (read) => calculate(input, read));
}
