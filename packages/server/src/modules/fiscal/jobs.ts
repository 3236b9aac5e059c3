import type { Services } from "#kit/http/answer.ts";
import { businessesAtOnce, inBusiness, readAcross, withEach } from "#kit/jobs/businesses.ts";
import type { Jobs } from "#kit/jobs/jobs.ts";
import { requestRegistration } from "./outbox.ts";
import { listDueTerminals } from "./queries.ts";
import { registerAt } from "./register.ts";

/** Registers receipts with fiscal devices, at one terminal or at all: the schedule finds repeats and what a lost request has left. */
export function fiscalJobs(services: Services): Jobs {
  const { pool, clock } = services;
  const request = (businessId: string, terminalId: string) =>
    inBusiness(pool, businessId, "read write", (tenant) => requestRegistration(tenant, terminalId));
  return {
    async "fiscal.register"(payload) {
      // Only the schedule and `requestRegistration` add this job.
      const { business_id, terminal_id } = payload as { business_id?: string; terminal_id?: string };
      if (business_id && terminal_id) {
        if (await registerAt(services, business_id, terminal_id)) await request(business_id, terminal_id);
        return;
      }
      const due = await readAcross(pool, listDueTerminals(clock.now(), businessesAtOnce));
      await withEach(
        due,
        (one) => request(one.business_id, one.terminal_id),
        "Receipts of some tills are not registered.",
      );
    },
  };
}
