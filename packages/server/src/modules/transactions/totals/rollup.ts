import type { Services } from "#kit/http/answer.ts";
import { inBusiness, inEveryBusiness } from "#kit/jobs/businesses.ts";
import { requestRollupAgain } from "#kit/jobs/early-rollups.ts";
import type { Tenant } from "#kit/tenant.ts";
import * as queries from "./rollup-queries.ts";

const hoursAtOnce = 100;
/** About a month: the sums of ten million sales at once would fill gigabytes of temporary files. */
const bulkHoursAtOnce = 750;
/** The maximum per business and run. The next run continues, so a large business delays neither the others nor a shutdown. */
const turnsInARun = 20;
/** The limit for each statement. A call has less, but a very busy hour that exceeds its limit would never be counted. */
const countingSeconds = 60;

/**
 * Recounts the stale hours of every business, and returns which those are. A missed run loses nothing: queries read those hours from the transactions.
 */
export async function rollUpTotalsEverywhere(pool: Services["pool"]): Promise<string[]> {
  const stale: string[] = [];
  const rollUp = ({ business_id }: { business_id: string }) => {
    stale.push(business_id);
    return rollUpTotalsOf(pool, business_id);
  };
  await inEveryBusiness(pool, queries.listStaleTotals, rollUp, "The totals of some businesses were not counted.");
  return stale;
}

/** Recounts the stale hours of one business. */
export async function rollUpTotalsOf(pool: Services["pool"], businessId: string): Promise<void> {
  const rollUpSome = () =>
    inBusiness(pool, businessId, "read write", async (tenant) => {
      tenant.allow(countingSeconds);
      const { locked } = await tenant.one(queries.tryTotalsLock());
      if (locked) return rollUpHours(tenant, hoursAtOnce);
      await requestRollupAgain(tenant, "transactions.rollup", businessId);
      return 0;
    });
  for (let turn = 0; turn < turnsInARun && (await rollUpSome()) === hoursAtOnce; turn += 1);
}

/** Recounts every stale hour of the transaction's business, after a bulk load. A turn begins and ends within a month, whose days are counted in both. */
export async function rollUpTotals(tenant: Tenant): Promise<void> {
  await tenant.run(queries.totalsLocked());
  while ((await rollUpHours(tenant, bulkHoursAtOnce)) === bulkHoursAtOnce);
}

async function rollUpHours(tenant: Tenant, limit: number): Promise<number> {
  const { hours } = await tenant.one(queries.takeStaleHours(limit));
  if (hours.length === 0) return 0;
  await tenant.run(queries.clearHours(hours));
  await tenant.run(queries.countHours(hours));
  for (const grain of ["day", "month"] as const) {
    await tenant.run(queries.clearCoarser(grain, hours));
    await tenant.run(queries.countCoarser(grain, hours));
  }
  return hours.length;
}
