import type { Services } from "#kit/http/answer.ts";
import { businessesAtOnce, inBusiness, inEveryBusiness, readAcross, withEach } from "#kit/jobs/businesses.ts";
import type { Jobs } from "#kit/jobs/jobs.ts";
import { requestDelivery } from "../message-templates/public.ts";
import { listen } from "./chat/listen.ts";
import { deliverIn } from "./delivery.ts";
import { readMailboxOf, requestReading } from "./incoming/mailbox.ts";
import { prepareMailing } from "./mailings.ts";
import { listMailboxBusinesses } from "./provider-queries.ts";
import { listDueBusinesses } from "./queries.ts";

/** Stores the messages of mailings, and delivers every message. */
export function messageJobs(services: Services): Jobs {
  const { pool, clock } = services;
  return {
    async "mailings.prepare"(payload) {
      const { business_id, id } = payload as { business_id: string; id: string }; // Only `requestPreparation` adds this job.
      await prepareMailing(services, business_id, id);
    },
    async "messages.listen"(payload) {
      const { business_id } = payload as { business_id: string }; // Only `requestListening` adds this job.
      await listen(services, business_id);
    },
    /** Reads the mailbox of one business, or asks for a reading of each: a mailbox that hangs holds up no other. */
    async "mailboxes.read"(payload) {
      const { business_id: only } = payload as { business_id?: string }; // Only the schedule and `requestReading` add this job.
      if (only) await readMailboxOf(services, only);
      else
        await inEveryBusiness(
          pool,
          listMailboxBusinesses,
          ({ business_id }) =>
            inBusiness(pool, business_id, "read write", (tenant) => requestReading(tenant, business_id)),
          "The mailboxes of some businesses are not read.",
        );
    },
    /** Delivers what is due, in one business or in all: the schedule finds what a lost request has left, repeats and questions. */
    async "messages.deliver"(payload) {
      const { business_id: only } = payload as { business_id?: string }; // Only the schedule and `requestDelivery` add this job.
      if (!only) {
        const due = await readAcross(pool, listDueBusinesses(clock.now(), businessesAtOnce));
        const request = ({ business_id }: (typeof due)[number]) =>
          inBusiness(pool, business_id, "read write", (tenant) => requestDelivery(tenant, business_id));
        await withEach(due, request, "The messages of some businesses are not delivered.");
      } else if (await deliverIn(services, only)) {
        await inBusiness(pool, only, "read write", (tenant) => requestDelivery(tenant, only));
      }
    },
  };
}
