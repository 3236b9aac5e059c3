import type { Change } from "#kit/implement.ts";
import type { Tenant } from "#kit/tenant.ts";
import type { Who } from "#kit/who.ts";
import { firstOf, type NewPrice, toLogged } from "./change.ts";
import { getChange } from "./change-queries.ts";
import { toChange } from "./views.ts";
import { startOf, writeChange } from "./write-change.ts";

interface Saved {
  loyaltyId: string;
  cells: readonly NewPrice[];
  comment: string | null;
  who: Who;
}

/** Changes prices now and for good, as a change of the matrix does, and returns it for the audit log. The groups are locked and the prices are what the caller saw. */
export async function saveNow(tenant: Tenant, saved: Saved, now: Date): Promise<Change> {
  const at = await startOf(tenant, saved.cells, now);
  const id = await writeChange(tenant, { ...saved, id: undefined, span: { from: at, until: null } }, at);
  const after = toChange(await tenant.one(getChange(saved.loyaltyId, id)), at);
  return { entityType: "price_change", id, after: { ...after, prices: firstOf(saved.cells).map(toLogged) } };
}
