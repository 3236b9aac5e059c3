import type { Settings } from "#kit/env.ts";
import type { FileStore } from "#kit/files.ts";
import type { Services } from "#kit/http/answer.ts";
import { inTransaction } from "#kit/http/transaction.ts";
import type { Jobs } from "#kit/jobs/jobs.ts";
import { Tenant } from "#kit/tenant.ts";
import { sendMail } from "../../adapters/mail.ts";
import type { Provider } from "../../adapters/messages/provider.ts";
import { turboSmsProvider } from "../../adapters/messages/turbosms.ts";
import { twilioProvider } from "../../adapters/messages/twilio.ts";
import type { MailFile } from "./public.ts";
import { getMail, lockUnsent, markMailSent, markMailTried } from "./queries.ts";

/** An SMS has a code that works for ten minutes: nobody needs it later. */
const smsLifeMs = 10 * 60_000;

type MailServices = Pick<Services, "pool" | "settings" | "files">;

/** Sends e-mails and SMS. One may be sent twice (after a crash between sending and marking it), but none is lost. */
export function mailJobs({ pool, settings, files }: MailServices): Jobs {
  return {
    async "mail.send"(payload, now) {
      const { id } = payload as { id: string }; // Written by `sendEmail`, read nowhere else.
      const { mail: transport } = settings;
      if (!transport) return;
      const email = await inTransaction(pool, "read only", (client) => new Tenant(client).maybe(getMail(id)));
      if (!email || email.sent_dt) return;
      const { recipient: to, subject, body: text, reply_to } = email;
      const attachments = await readAttached(files, email.attachments as unknown as MailFile[]); // Only `sendEmail` stores them.
      await sendMail(transport, { id, to, subject: subject ?? "", text, replyTo: reply_to ?? undefined, attachments });
      await inTransaction(pool, "read write", (client) => new Tenant(client).run(markMailSent(id, now)));
    },
    async "sms.send"(payload, now) {
      const { id } = payload as { id: string }; // Written by `sendSms`, read nowhere else.
      const service = smsServiceOf(settings);
      if (!service) return;
      const sms = await inTransaction(pool, "read write", async (client) => {
        const tenant = new Tenant(client);
        const found = await tenant.maybe(lockUnsent(id, new Date(now.getTime() - smsLifeMs)));
        if (found) await tenant.run(markMailTried(id, now));
        return found;
      });
      if (!sms) return;
      const { recipient: to, body: text, created_dt: createdAt } = sms;
      const isRepeat = sms.tried_dt !== null;
      const outcome = await service.send({ id, to, text, subject: null, createdAt, isRepeat, data: {} });
      // The job's error is logged, and it is tried again.
      if (outcome.state !== "sent") throw new Error(`An SMS was not sent: ${outcome.problem}, ${outcome.text}`);
      await inTransaction(pool, "read write", (client) => new Tenant(client).run(markMailSent(id, now)));
    },
  };
}

/** The files of an e-mail. One that is in no backup any more is left out: the text is worth more than an e-mail that never goes. */
async function readAttached(files: FileStore, attached: readonly MailFile[]) {
  const read = await Promise.all(
    attached.map(async ({ name, type, key }) => ({ name, type, bytes: await files.readAttachment(key) })),
  );
  return read.flatMap(({ name, type, bytes }) =>
    bytes ? [{ filename: name, contentType: type, content: Buffer.from(bytes) }] : [],
  );
}

function smsServiceOf({ sms, messageServices }: Settings): Provider | undefined {
  if (!sms) return undefined;
  return sms.service === "twilio"
    ? twilioProvider(sms, messageServices.twilio)
    : turboSmsProvider(sms, "sms", messageServices.turboSms);
}
