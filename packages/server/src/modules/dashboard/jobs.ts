import type { Services } from "#kit/http/answer.ts";
import { inTransaction } from "#kit/http/transaction.ts";
import type { Jobs } from "#kit/jobs.ts";
import { Tenant } from "#kit/tenant.ts";
import { addBuyers, foldDeltas, listUnfolded, removeBuyers, tryFoldLock } from "./fold-queries.ts";

const businessesAtOnce = 200;
const deltasAtOnce = 5_000;

/** Folds what was sold since the last time into the rollups that the dashboard reads. Missing a run loses nothing. */
export function dashboardJobs({ pool }: Services): Jobs {
  const foldSome = (businessId: string) =>
    inTransaction(pool, "read write", async (client) => {
      const tenant = new Tenant(client);
      await tenant.enter(businessId);
      const { locked } = await tenant.one(tryFoldLock());
      if (!locked) return 0;
      const { folded, days } = await tenant.one(foldDeltas(deltasAtOnce));
      await tenant.run(removeBuyers(days ?? []));
      await tenant.run(addBuyers(days ?? []));
      return folded;
    });
  return {
    async "turnover.fold"() {
      const waiting = await inTransaction(pool, "read only", (client) =>
        new Tenant(client).many(listUnfolded(businessesAtOnce)),
      );
      for (const { business_id } of waiting) {
        while ((await foldSome(business_id)) === deltasAtOnce);
      }
    },
  };
}
