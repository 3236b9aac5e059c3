import { currencyExponent } from "@patron/engine/money";

/** How many decimals an amount is entered with: those of its currency, and two for one that is not known. */
export function moneyDigits(currency: string | null | undefined): number {
  return currencyExponent(currency ?? "") ?? 2;
}
