import type { Tenant } from "#kit/tenant.ts";
import { allowMemory } from "./queries.ts";
import * as queries from "./rollup-queries.ts";
import { type RollupName, rollups } from "./sources.ts";

const minutes = 30;

/**
 * Rebuilds every rollup of the business from its transactions in bulk, after a bulk load or for repair. Sales can continue; readers see the
 * old figures until the commit. Returns how many sales were counted.
 */
export async function rebuildRollups(tenant: Tenant): Promise<number> {
  await tenant.long(queries.lockRollups(), minutes);
  await tenant.run(allowMemory());
  await tenant.long(queries.fillHours(), minutes);
  for (const name of Object.keys(rollups) as RollupName[]) await tenant.long(queries.clearRollup(name), minutes); // The record has exactly these keys.
  const [counted] = await tenant.long(queries.rollUpTransactions(), minutes);
  await tenant.long(queries.removeBuyers(), minutes);
  await tenant.long(queries.addBuyers(), minutes);
  return counted?.rolled_up ?? 0;
}
