import type { Services } from "#kit/http/answer.ts";
import { inTransaction } from "#kit/http/transaction.ts";
import type { Jobs } from "#kit/jobs/jobs.ts";
import { Tenant } from "#kit/tenant.ts";
import { type Message, seenSince } from "./outbox.ts";
import { removeClosed, removeOldMessages } from "./queries.ts";
import { keptMs, sendToDevice } from "./send.ts";

/** Sends notifications to devices, and forgets devices whose sessions are over. */
export function pushJobs(services: Pick<Services, "pool" | "settings">): Jobs {
  return {
    "push.send": (payload, now) => sendToDevice(services, payload as Message, now), // Only `requestSending` adds this job.
    /** Once a night. A missed run loses nothing: such devices get nothing in any case, and messages older than a day are not sent. */
    "push_devices.clean": (_payload, now) =>
      inTransaction(services.pool, "read write", async (client) => {
        const tenant = new Tenant(client);
        await tenant.run(removeClosed(now, seenSince(now)));
        await tenant.run(removeOldMessages(new Date(now.getTime() - keptMs)));
      }),
  };
}
