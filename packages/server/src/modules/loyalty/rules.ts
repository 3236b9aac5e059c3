import type { loyalty } from "@patron/contract";
import type { BodyOf } from "@patron/contract/kit";
import { parseMoney } from "@patron/engine/money";
import { lacks } from "#kit/records/known.ts";
import { listKnownIn } from "#kit/records/known-queries.ts";
import type { Tenant } from "#kit/tenant.ts";
import { isCountry, isCurrency, isTimeZone } from "../reference/public.ts";
import * as queries from "./queries.ts";

/** The first error in a programme's country or time zone. */
export function refuseRegion(request: {
  country?: string;
  time_zone?: string;
}): "country.unknown" | "time_zone.unknown" | undefined {
  if (request.country !== undefined && !isCountry(request.country)) return "country.unknown";
  return request.time_zone !== undefined && !isTimeZone(request.time_zone) ? "time_zone.unknown" : undefined;
}

type SettingsRequest = BodyOf<typeof loyalty.changeSettings>;

/** The first error in settings: steps of cash rounding must be positive and of a known currency, excluded goods must exist. */
export async function refuseSettings(tenant: Tenant, loyaltyId: string, request: SettingsRequest) {
  for (const [currency, step] of Object.entries(request.cash_rounding_steps ?? {})) {
    if (!isCurrency(currency)) return "currency.unknown" as const;
    if ((parseMoney(step, currency) ?? 0n) <= 0n) return "cash_rounding.step_invalid" as const;
  }
  return refuseGoods(tenant, loyaltyId, request.bonuses_exclude_goods ?? [], request.bonuses_exclude_categories ?? []);
}

/** Whether items and categories of goods belong to a programme. */
export async function refuseGoods(
  tenant: Tenant,
  loyaltyId: string,
  goods: readonly string[],
  categories: readonly string[],
): Promise<"goods.not_found" | "goods_category.not_found" | undefined> {
  if (await lacks(tenant, goods, (ids) => queries.listSold(loyaltyId, ids))) return "goods.not_found";
  const known = (ids: string[]) => listKnownIn(loyaltyId, "goods_category", ids);
  return (await lacks(tenant, categories, known)) ? "goods_category.not_found" : undefined;
}

/** A decimal without trailing zeros, so a currency with fewer decimals can read it. */
export function shortest(text: string): string {
  return text.includes(".") ? text.replace(/\.?0+$/, "") : text;
}
