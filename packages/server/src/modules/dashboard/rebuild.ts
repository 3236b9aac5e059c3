import type { Tenant } from "#kit/tenant.ts";
import * as queries from "./fold-queries.ts";
import { type RollupName, rollups } from "./sources.ts";

/**
 * Makes every rollup of the tenant's business again from its transactions, set-wise: after a bulk load, or to repair.
 * Sales may go on meanwhile. Lasts until the commit; how many sales were counted.
 */
export async function rebuildRollups(tenant: Tenant): Promise<number> {
  await tenant.run(queries.allowLong());
  await tenant.run(queries.foldLocked());
  await tenant.run(queries.fillHours());
  for (const name of Object.keys(rollups) as RollupName[]) await tenant.run(queries.clearRollup(name)); // The record has exactly these keys.
  return (await tenant.one(queries.foldTransactions())).folded;
}
