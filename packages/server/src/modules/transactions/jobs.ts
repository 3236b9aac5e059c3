import type { Services } from "#kit/http/answer.ts";
import type { Jobs } from "#kit/jobs/jobs.ts";
import { rollUpTotalsEverywhere } from "./totals-rollup.ts";

export function transactionJobs({ pool }: Services): Jobs {
  return {
    /** Recounts hours in which transactions were written. */
    "transactions.rollup": () => rollUpTotalsEverywhere(pool),
  };
}
