import type { Services } from "#kit/http/answer.ts";
import type { RollupPayload } from "#kit/jobs/early-rollups.ts";
import type { Jobs } from "#kit/jobs/jobs.ts";
import { renewDictionary } from "./stored/renewal.ts";
import { rollUpTotalsEverywhere, rollUpTotalsOf } from "./totals/rollup.ts";

/** Servers of the version before dictionaries cannot read what is stored with one. An hour after this one has started, it has replaced them. */
const replacedMs = 3_600_000;

export function transactionJobs({ pool }: Pick<Services, "pool">, started = performance.now()): Jobs {
  return {
    /** Recounts hours in which transactions were written, and looks whether what they store can take less space. */
    async "transactions.rollup"(payload, now) {
      const { business_id } = payload as RollupPayload; // Only the schedule and `early-rollups.ts` add this job.
      if (business_id) return rollUpTotalsOf(pool, business_id);
      const changed = await rollUpTotalsEverywhere(pool);
      if (performance.now() - started < replacedMs) return;
      for (const businessId of changed) await renewDictionary(pool, businessId, now);
    },
  };
}
