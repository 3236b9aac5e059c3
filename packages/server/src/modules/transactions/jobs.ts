import type { Services } from "#kit/http/answer.ts";
import type { RollupPayload } from "#kit/jobs/early-rollups.ts";
import type { Jobs } from "#kit/jobs/jobs.ts";
import { rollUpTotalsEverywhere, rollUpTotalsOf } from "./totals-rollup.ts";

export function transactionJobs({ pool }: Services): Jobs {
  return {
    /** Recounts hours in which transactions were written. */
    "transactions.rollup"(payload) {
      const { business_id } = payload as RollupPayload; // Only the schedule and `early-rollups.ts` add this job.
      return business_id ? rollUpTotalsOf(pool, business_id) : rollUpTotalsEverywhere(pool);
    },
  };
}
