import type { Services } from "#kit/http/answer.ts";
import { inTransaction } from "#kit/http/transaction.ts";
import type { Jobs } from "#kit/jobs.ts";
import { Tenant } from "#kit/tenant.ts";
import { cancelTransaction } from "./cancel.ts";
import { expireEverywhere } from "./expire.ts";
import { expireIdleEverywhere } from "./idle.ts";
import { lockTransaction } from "./queries.ts";
import { rollUpTotalsEverywhere } from "./totals-rollup.ts";

/** What time does to transactions and bonuses. */
export function transactionJobs({ pool, clock }: Services): Jobs {
  return {
    /** A reservation that nobody finished ends by itself: its bonuses are free again. */
    async "transactions.expire"(payload) {
      const { business_id, id } = payload as { business_id: string; id: string }; // Written when the check was reserved.
      await inTransaction(pool, "read write", async (client) => {
        const tenant = new Tenant(client);
        await tenant.enter(business_id);
        const now = clock.now();
        const row = await tenant.maybe(lockTransaction(id));
        // Finished, cancelled, or not due yet: there is nothing to end.
        if (row?.status !== "authorized" || (row.expires_dt && row.expires_dt > now)) return;
        const who = { kind: "anonymous", remoteAddr: "" } as const;
        await cancelTransaction(tenant, row, { who, now, reason: "expired" });
      });
    },

    /** Hours in which transactions were written are summed up anew. */
    "transactions.rollup": () => rollUpTotalsEverywhere(pool),

    /** Bonuses past their last valid day expire, and those on cards that nobody uses. Missing a run loses nothing. */
    async "bonuses.expire"(_payload, now) {
      try {
        await expireEverywhere(pool, now);
      } finally {
        await expireIdleEverywhere(pool, now);
      }
    },
  };
}
