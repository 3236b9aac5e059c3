import type { Services } from "#kit/http/answer.ts";
import type { Jobs } from "#kit/jobs/jobs.ts";
import { expireEverywhere } from "./expire.ts";
import { expireIdleEverywhere } from "./idle.ts";
import { remindEverywhere } from "./reminders.ts";

/** Scheduled changes of bonuses. */
export function bonusJobs({ pool }: Services): Jobs {
  return {
    /** Expires bonuses past their last valid day and those on idle cards. A missed run loses nothing. */
    async "bonuses.expire"(_payload, now) {
      try {
        await expireEverywhere(pool, now);
      } finally {
        await expireIdleEverywhere(pool, now);
      }
    },
    /** Tells customers of bonuses that expire soon, each once. */
    "bonuses.remind": (_payload, now) => remindEverywhere(pool, now),
  };
}
