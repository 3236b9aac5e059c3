import type { Change } from "#kit/implement.ts";
import { saveRow } from "#kit/records/record-rows.ts";
import type { Tenant } from "#kit/tenant.ts";
import * as queries from "./queries.ts";
import { toCategory } from "./views.ts";

/** Unmarks the present default category, before another one becomes the default. */
export async function replaceDefault(
  tenant: Tenant,
  loyaltyId: string,
  now: Date,
  changed: (change: Change) => void,
): Promise<void> {
  const old = await tenant.maybe(queries.lockDefault(loyaltyId));
  if (!old) return;
  await tenant.run(saveRow("card_category", old.id, { is_default: false }, now));
  const after = toCategory(await tenant.one(queries.getCategory(loyaltyId, old.id)));
  changed({ entityType: "card_category", id: old.id, before: toCategory(old), after });
}
