import type { Services } from "#kit/http/answer.ts";
import type { Jobs } from "#kit/jobs/jobs.ts";
import { proveEverywhere } from "./nightly.ts";

/** Scheduled jobs for all businesses. */
export function platformJobs(services: Services): Jobs {
  return {
    /** Checks the ledger once a night. A missed run loses nothing. */
    "ledger.prove": (_payload, now) => proveEverywhere(services, now),
  };
}
