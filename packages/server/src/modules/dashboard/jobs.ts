import type { Services } from "#kit/http/answer.ts";
import { inBusiness, inEveryBusiness } from "#kit/jobs/businesses.ts";
import { type RollupPayload, requestRollupAgain } from "#kit/jobs/early-rollups.ts";
import type { Jobs } from "#kit/jobs/jobs.ts";
import { reportEverywhere } from "./daily-report.ts";
import { addBuyers, listPendingRollups, removeBuyers, rollUpDeltas, tryRollupLock } from "./rollup-queries.ts";

const deltasAtOnce = 5_000;

/** Adds new sales to the rollups that the dashboard reads. A missed run loses nothing. */
export function dashboardJobs({ pool }: Services): Jobs {
  const rollUpSome = (businessId: string) =>
    inBusiness(pool, businessId, "read write", async (tenant) => {
      const { locked } = await tenant.one(tryRollupLock());
      if (!locked) {
        await requestRollupAgain(tenant, "turnover.rollup", businessId);
        return 0;
      }
      const { rolled_up, days } = await tenant.one(rollUpDeltas(deltasAtOnce));
      await tenant.run(removeBuyers(days ?? []));
      await tenant.run(addBuyers(days ?? []));
      return rolled_up;
    });
  const rollUpAll = async (businessId: string) => {
    while ((await rollUpSome(businessId)) === deltasAtOnce);
  };
  return {
    /** Sends the reports of yesterday's sales. A missed run loses nothing. */
    "sales.report": (_payload, now) => reportEverywhere({ pool }, now),
    async "turnover.rollup"(payload) {
      const { business_id: only } = payload as RollupPayload; // Only the schedule and `early-rollups.ts` add this job.
      if (only) return rollUpAll(only);
      const rollUp = (row: { business_id: string }) => rollUpAll(row.business_id);
      await inEveryBusiness(pool, listPendingRollups, rollUp, "The sales of some businesses were not added.");
    },
  };
}
