import type { Services } from "#kit/http/answer.ts";
import { inTransaction } from "#kit/http/transaction.ts";
import type { Jobs } from "#kit/jobs.ts";
import { Tenant } from "#kit/tenant.ts";
import { foldDeltas, listUnfolded } from "./queries.ts";

const businessesAtOnce = 200;
const deltasAtOnce = 5_000;

/** Folds what was sold since the last time into the totals that the dashboard reads. Missing a run loses nothing. */
export function dashboardJobs({ pool }: Services): Jobs {
  return {
    async "turnover.fold"() {
      const waiting = await inTransaction(pool, "read only", (client) =>
        new Tenant(client).many(listUnfolded(businessesAtOnce)),
      );
      for (const { business_id } of waiting) {
        let folded = deltasAtOnce;
        while (folded === deltasAtOnce) {
          folded = await inTransaction(pool, "read write", async (client) => {
            const tenant = new Tenant(client);
            await tenant.enter(business_id);
            return (await tenant.one(foldDeltas(deltasAtOnce))).folded;
          });
        }
      }
    },
  };
}
