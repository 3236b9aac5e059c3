import type { Services } from "#kit/http/answer.ts";
import { inTransaction } from "#kit/http/transaction.ts";
import type { Jobs } from "#kit/jobs/jobs.ts";
import { Tenant } from "#kit/tenant.ts";
import { removeOldOneTimeCodes } from "./one-time-code-queries.ts";
import { sendOneTimeCode } from "./one-time-codes.ts";

/** How long a request for a code is stored, for whoever investigates a sign-in. */
const storedForMs = 30 * 86_400_000;

export function authJobs({ pool }: Pick<Services, "pool">): Jobs {
  return {
    async "one_time_code.send"(payload, now) {
      const { id } = payload as { id: string }; // Written by `requestOneTimeCode`, read nowhere else.
      await inTransaction(pool, "read write", (client) => sendOneTimeCode(new Tenant(client), id, now));
    },
    /** Deletes old requests once a night. A missed run loses nothing. */
    "one_time_codes.clean": (_payload, now) =>
      inTransaction(pool, "read write", async (client) => {
        await new Tenant(client).run(removeOldOneTimeCodes(new Date(now.getTime() - storedForMs)));
      }),
  };
}
