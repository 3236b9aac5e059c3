import type { Services } from "#kit/http/answer.ts";
import { inBusiness } from "#kit/jobs/businesses.ts";
import type { Jobs } from "#kit/jobs/jobs.ts";
import { system } from "#kit/who.ts";
import { cancelTransaction } from "./cancel.ts";
import { lockTransaction } from "./queries.ts";

/** Scheduled changes of checks. */
export function sellingJobs({ pool, clock }: Services): Jobs {
  return {
    /** An unfinished reservation expires, and its bonuses are released. */
    async "transactions.expire"(payload) {
      const { business_id, id } = payload as { business_id: string; id: string }; // Written when the check was reserved.
      await inBusiness(pool, business_id, "read write", async (tenant) => {
        const now = clock.now();
        const row = await tenant.maybe(lockTransaction(id));
        // Finished, cancelled, or not due yet.
        if (row?.status !== "authorized" || (row.expires_dt && row.expires_dt > now)) return;
        await cancelTransaction(tenant, row, {
          ...{ who: system, now, reason: "expired" },
          // A reservation has changed nothing that is recorded but itself.
          changed: () => {},
        });
      });
    },
  };
}
