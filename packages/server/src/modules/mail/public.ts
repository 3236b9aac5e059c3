import { newId } from "#kit/id.ts";
import type { Tenant } from "#kit/tenant.ts";
import { addMail } from "./queries.ts";

export { listMail } from "./queries.ts";

/** Stores an e-mail with the job that sends it; if the server sends no mail, it stays in the outbox. */
export async function sendEmail(
  tenant: Tenant,
  email: { recipient: string; subject: string; body: string },
  now: Date,
): Promise<void> {
  const id = newId();
  await tenant.run(addMail({ id, ...email, created_dt: now }));
  await tenant.job("mail.send", { id });
}
