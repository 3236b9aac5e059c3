import type { Settings } from "#kit/env.ts";
import { newId } from "#kit/id.ts";
import type { Tenant } from "#kit/tenant.ts";
import { addMail } from "./queries.ts";

export { listMail } from "./queries.ts";

/** A stored file as an e-mail carries it. */
export interface MailFile {
  name: string;
  type: string;
  /** In the file store. */
  key: string;
}
interface Email {
  recipient: string;
  subject: string;
  body: string;
  /** Where answers go, if not to this server's own address. */
  replyTo?: string | null;
  files?: readonly MailFile[];
}

/** Stores an e-mail with the job that sends it; if the server sends no mail, it stays in the outbox. */
export async function sendEmail(tenant: Tenant, { replyTo, files = [], ...email }: Email, now: Date): Promise<void> {
  const id = newId();
  const attachments = JSON.stringify(files);
  await tenant.addForJob(
    addMail({ id, kind: "email", ...email, reply_to: replyTo ?? null, attachments, created_dt: now }),
  );
  await tenant.job("mail.send", { id });
}

/** Whether an SMS reaches anybody: a service sends it, or the mailbox shows it. */
export const reachesPhones = ({ sms, mailbox }: Settings) => sms !== undefined || mailbox;

/** Stores an SMS with a code, and the job that sends it; where there is no service, it stays in the outbox. */
export async function sendSms(tenant: Tenant, sms: { recipient: string; body: string }, now: Date): Promise<void> {
  const id = newId();
  await tenant.addForJob(addMail({ id, kind: "sms", ...sms, subject: null, created_dt: now }));
  await tenant.job("sms.send", { id });
}
