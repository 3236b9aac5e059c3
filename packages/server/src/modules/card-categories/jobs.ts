import type { Services } from "#kit/http/answer.ts";
import type { Jobs } from "#kit/jobs/jobs.ts";
import { checkCategoriesEverywhere } from "./nightly.ts";

/** Scheduled changes of customers' categories. */
export function categoryJobs({ pool }: Services): Jobs {
  return {
    /** Checks categories once a day of each programme. A missed run loses nothing. */
    "categories.check": (_payload, now) => checkCategoriesEverywhere(pool, now),
  };
}
