import type { Tenant } from "#kit/tenant.ts";
import { currencyLookup } from "../reference/public.ts";
import { listPriceCurrencies, listWorkingCurrencies } from "./currency-queries.ts";

/** Currencies of terminals and price groups, or of prices only, in one programme or all, plus `more`; by code. */
export async function readCurrencies(
  tenant: Tenant,
  loyaltyId: string | null,
  ofPrices: boolean,
  more: readonly string[] = [],
) {
  const find = ofPrices ? listPriceCurrencies : listWorkingCurrencies;
  const found = await tenant.many(find(loyaltyId));
  return currencyLookup([...found.map((row) => row.currency), ...more]);
}
