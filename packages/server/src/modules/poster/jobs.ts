import type { Services } from "#kit/http/answer.ts";
import { businessesAtOnce, readAcross, withEach } from "#kit/jobs/businesses.ts";
import type { Jobs } from "#kit/jobs/jobs.ts";
import { listDueTills } from "./queries.ts";
import { readTill } from "./read.ts";

/** Reads the sales of registers of Poster, at one till or at all that are due. */
export function posterJobs(services: Services): Jobs {
  const { pool, clock } = services;
  return {
    async "poster.read"(payload) {
      // Only the schedule and the settings add this job.
      const { business_id, terminal_id } = payload as { business_id?: string; terminal_id?: string };
      if (business_id && terminal_id) return readTill(services, business_id, terminal_id);
      const due = await readAcross(pool, listDueTills(clock.now(), businessesAtOnce));
      const read = (one: (typeof due)[number]) => readTill(services, one.business_id, one.terminal_id);
      await withEach(due, read, "Sales of some tills were not read.");
    },
  };
}
