import { sql } from "kysely";
import { pino } from "pino";
import type { DatabaseAddress } from "../src/kit/database/address.ts";
import { connected } from "../src/kit/database/connection.ts";
import { raw, tenantId } from "../src/kit/database/rows.ts";
import { fileStore } from "../src/kit/files.ts";
import { dashboardJobs } from "../src/modules/dashboard/jobs.ts";
import { rollUpTotals } from "../src/modules/transactions/public.ts";
import type { World } from "./world.ts";

/** Runs the rollup job once, for all businesses or one. */
export async function rollUp({ pool, clock, settings }: World["server"], business_id?: string): Promise<void> {
  const services = { pool, clock, settings, files: fileStore(settings.dataDir), log: pino({ level: "silent" }) };
  await dashboardJobs(services)["turnover.rollup"]?.({ business_id }, clock.now());
}

/** Runs rollups until none of the business's deltas are pending, because another test's rollup may hold some; then counts its totals. */
export async function rollUpAll(w: World): Promise<void> {
  const waiting = sql<{ count: bigint }>`select count(*) from turnover_delta where business_id = ${tenantId}`;
  do await rollUp(w.server);
  while ((await w.inside((tenant) => tenant.one(raw(waiting)))).count > 0n);
  await w.inside(rollUpTotals);
}

/** The keys of the rollups that wait for a business. */
export function requestedRollups({ worker }: Pick<DatabaseAddress, "worker">, businessId: string): Promise<string[]> {
  return connected(worker, async (client) => {
    const { rows } = await client.query<{ key: string }>(
      "select key from graphile_worker.jobs where key like '%' || $1 order by key",
      [businessId],
    );
    return rows.map(({ key }) => key);
  });
}
