import type { Tenant } from "#kit/tenant.ts";
import * as queries from "./rollup-queries.ts";
import { type RollupName, rollups } from "./sources.ts";

const minutes = 30;
/** A trigger fills them from `customer_turnover` (migration 0354). */
const summedByTrigger = ["customer_day_turnover", "customer_year_turnover"] as const;

/**
 * Rebuilds every rollup of the business from its transactions in bulk, after a bulk load or for repair. Sales can continue; readers see the
 * old figures until the commit. Deltas that wait are left to the next rollup.
 */
export async function rebuildRollups(tenant: Tenant): Promise<void> {
  await tenant.long(queries.lockRollups(), minutes);
  await tenant.allowMemory();
  await tenant.long(queries.fillHours(), minutes);
  const tables = Object.keys(rollups) as RollupName[]; // The record has exactly these keys.
  for (const table of [...tables, ...summedByTrigger]) await tenant.long(queries.clearRollup(table), minutes);
  await tenant.long(queries.rollUpTransactions(), minutes);
  await tenant.long(queries.removeBuyers(), minutes);
  await tenant.long(queries.addBuyers(), minutes);
}
