import type { Services } from "#kit/http/answer.ts";
import { inTransaction } from "#kit/http/transaction.ts";
import type { Jobs } from "#kit/jobs/jobs.ts";
import { Tenant } from "#kit/tenant.ts";
import { addBuyers, listPendingRollups, removeBuyers, rollUpDeltas, tryRollupLock } from "./rollup-queries.ts";

const businessesAtOnce = 200;
const deltasAtOnce = 5_000;

/** Rolls up what was sold since the last time into the rollups that the dashboard reads. Missing a run loses nothing. */
export function dashboardJobs({ pool }: Services): Jobs {
  const rollUpSome = (businessId: string) =>
    inTransaction(pool, "read write", async (client) => {
      const tenant = new Tenant(client);
      await tenant.enter(businessId);
      const { locked } = await tenant.one(tryRollupLock());
      if (!locked) return 0;
      const { rolled_up, days } = await tenant.one(rollUpDeltas(deltasAtOnce));
      await tenant.run(removeBuyers(days ?? []));
      await tenant.run(addBuyers(days ?? []));
      return rolled_up;
    });
  return {
    async "turnover.rollup"() {
      const waiting = await inTransaction(pool, "read only", (client) =>
        new Tenant(client).many(listPendingRollups(businessesAtOnce)),
      );
      for (const { business_id } of waiting) {
        while ((await rollUpSome(business_id)) === deltasAtOnce);
      }
    },
  };
}
