import type { Services } from "#kit/http/answer.ts";
import { inTransaction } from "#kit/http/transaction.ts";
import type { Jobs } from "#kit/jobs/jobs.ts";
import { Tenant } from "#kit/tenant.ts";
import { removeEndedTokens } from "./queries.ts";

/** How long an ended or expired token of a till is stored, for whoever investigates a till. */
const storedForMs = 30 * 86_400_000;

export function termJobs({ pool }: Pick<Services, "pool">): Jobs {
  return {
    /** Deletes old sessions and hand-offs of all tills once a night. A missed run loses nothing. */
    "terminals.clean": (_payload, now) =>
      inTransaction(pool, "read write", async (client) => {
        await new Tenant(client).run(removeEndedTokens(new Date(now.getTime() - storedForMs)));
      }),
  };
}
