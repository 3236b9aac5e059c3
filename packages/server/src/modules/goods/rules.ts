import { CURRENCIES } from "@patron/engine/money";
import type { Tenant } from "#kit/tenant.ts";
import { saveAccountPrices } from "./account-prices.ts";
import * as queries from "./queries.ts";

interface Lists {
  prices?: { currency: string; price: string }[];
  special_account_prices?: { special_account_id: string; price: string }[];
  category_ids?: string[];
  loyalty_ids?: string[];
}
type Refusal =
  | "currency.unknown"
  | "loyalty.not_found"
  | "goods_category.not_found"
  | "special_account.not_found"
  | "special_account.no_punches";

/** Stores the lists of an item in the body, or returns the first one with an unknown id. */
export async function saveLists(tenant: Tenant, goodsId: string, lists: Lists): Promise<Refusal | undefined> {
  const { prices, special_account_prices, category_ids, loyalty_ids } = lists;
  if (prices) {
    if (prices.some((one) => !CURRENCIES.includes(one.currency))) return "currency.unknown";
    await tenant.run(queries.endPrices(goodsId));
    if (prices.length > 0) await tenant.run(queries.addPrices(goodsId, prices));
  }
  const refused = special_account_prices && (await saveAccountPrices(tenant, goodsId, special_account_prices));
  if (refused) return refused;
  if (loyalty_ids) {
    const requested = new Set(loyalty_ids);
    const known = await tenant.many(queries.listProgrammes([...requested]));
    if (requested.size > 0 && known.length < requested.size) return "loyalty.not_found";
    const ids = known.map((one) => one.id);
    await tenant.run(queries.endOtherProgrammes(goodsId, ids));
    if (ids.length > 0) await tenant.run(queries.addToProgrammes(goodsId, ids));
  }
  if (!category_ids) return undefined;
  const requested = new Set(category_ids);
  const known = await tenant.many(queries.listOwnCategories(goodsId, [...requested]));
  if (known.length < requested.size) return "goods_category.not_found";
  await tenant.run(queries.endOtherCategories(goodsId, category_ids));
  await tenant.run(queries.addToCategories(goodsId, category_ids));
  return undefined;
}

/** Whether a category would be its own ancestor, given each one's parent. */
export function hasLoop(parents: ReadonlyMap<string, string | null>): boolean {
  return [...parents.keys()].some((id) => {
    let above = parents.get(id) ?? null;
    for (let steps = 0; above !== null; steps += 1) {
      if (above === id || steps > parents.size) return true;
      above = parents.get(above) ?? null;
    }
    return false;
  });
}
