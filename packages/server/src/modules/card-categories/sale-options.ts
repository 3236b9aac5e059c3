import type { PriceOption } from "@patron/engine";
import type { Tenant } from "#kit/tenant.ts";
import { listPricedCategories, listSaleOptions, type Sold } from "./price-option-queries.ts";

/** The customer categories of a programme that have prices of their own. Settings only. */
function readPricedCategories(tenant: Tenant, loyaltyId: string): Promise<ReadonlySet<string>> {
  return tenant.settled(`priced categories ${loyaltyId}`, async () => {
    return new Set((await tenant.many(listPricedCategories(loyaltyId))).map(({ category_id }) => category_id));
  });
}

/** Whether some category of a programme has prices of its own. */
export async function hasPriceOptions(tenant: Tenant, loyaltyId: string): Promise<boolean> {
  return (await readPricedCategories(tenant, loyaltyId)).size > 0;
}

/** The prices of a customer's category for a check, in the engine's format. No statement where the category has none. */
export async function readPriceOptions(
  tenant: Tenant,
  loyaltyId: string,
  category: { id: string; title: string | null },
  sold: Sold,
): Promise<PriceOption[]> {
  if (!(await readPricedCategories(tenant, loyaltyId)).has(category.id)) return [];
  const rows = await tenant.many(listSaleOptions(category.id, sold));
  return rows.map((row) => ({ ...row, owner: "card-category", title: category.title }));
}
