import { sql } from "kysely";
import { pino } from "pino";
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
