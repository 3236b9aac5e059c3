import type { Services } from "#kit/http/answer.ts";
import { inTransaction } from "#kit/http/transaction.ts";
import type { Jobs } from "#kit/jobs/jobs.ts";
import { Tenant } from "#kit/tenant.ts";
import { removeOldChallenges } from "./queries.ts";

/** How long a challenge is stored, for whoever investigates a sign-in. */
const storedForMs = 30 * 86_400_000;

export function secondFactorJobs({ pool }: Pick<Services, "pool">): Jobs {
  return {
    /** Deletes old challenges once a night. A missed run loses nothing. */
    "second_factors.clean": (_payload, now) =>
      inTransaction(pool, "read write", async (client) => {
        await new Tenant(client).run(removeOldChallenges(new Date(now.getTime() - storedForMs)));
      }),
  };
}
