import { newId } from "#kit/id.ts";
import type { Tenant } from "#kit/tenant.ts";
import { addMail } from "./queries.ts";

export { listMail } from "./queries.ts";

/** Puts a letter into the outbox with the job that sends it; where the server sends no mail, it stays there. */
export async function sendLetter(
  tenant: Tenant,
  letter: { recipient: string; subject: string; body: string },
  now: Date,
): Promise<void> {
  const id = newId();
  await tenant.run(addMail({ id, ...letter, created_dt: now }));
  await tenant.job("mail.send", { id });
}
