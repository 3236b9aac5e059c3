import type { Services } from "#kit/http/answer.ts";
import { inTransaction } from "#kit/http/transaction.ts";
import type { Jobs } from "#kit/jobs/jobs.ts";
import { Tenant } from "#kit/tenant.ts";
import { sendMail } from "../../adapters/mail.ts";
import { getMail, markMailSent } from "./queries.ts";

/** Sends e-mails. One may be sent twice (after a crash between sending and marking it), but none is lost. */
export function mailJobs({ pool, settings }: Services): Jobs {
  return {
    async "mail.send"(payload, now) {
      const { id } = payload as { id: string }; // Written by `sendEmail`, read nowhere else.
      const { mail: transport } = settings;
      if (!transport) return;
      const email = await inTransaction(pool, "read only", (client) => new Tenant(client).maybe(getMail(id)));
      if (!email || email.sent_dt) return;
      await sendMail(transport, { id, to: email.recipient, subject: email.subject, text: email.body });
      await inTransaction(pool, "read write", (client) => new Tenant(client).run(markMailSent(id, now)));
    },
  };
}
