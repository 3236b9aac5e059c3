import type { Services } from "#kit/http/answer.ts";
import type { Jobs } from "#kit/jobs/jobs.ts";
import { rollUpTotalsEverywhere } from "./totals-rollup.ts";

export function transactionJobs({ pool }: Services): Jobs {
  return {
    /** Hours in which transactions were written are summed up anew. */
    "transactions.rollup": () => rollUpTotalsEverywhere(pool),
  };
}
