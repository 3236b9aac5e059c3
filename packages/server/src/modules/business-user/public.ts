import type { Selectable } from "kysely";
import type { Person } from "#kit/database/tables.ts";
import type { Settings } from "#kit/env.ts";
import { hashPassword } from "#kit/password.ts";
import { hashToken, newToken } from "#kit/secret.ts";
import type { Tenant } from "#kit/tenant.ts";
import { sendEmail } from "../mail/public.ts";
import { confirmationEmail, passwordChangedEmail } from "./emails.ts";
import { addMailToken, endSessions, savePerson } from "./queries.ts";

export {
  addPerson,
  anyPerson,
  confirmEmail,
  confirmPhone,
  endSessions,
  getPerson,
  getPersonByLogin,
  getPersonByPhone,
  lockPerson,
  type PersonChange,
  savePerson,
} from "./queries.ts";
export { toUser } from "./views.ts";

const confirmationDays = 3;

/** Stores a confirmation e-mail and the job that sends it; both exist only if the transaction commits. */
export async function sendConfirmation(
  tenant: Tenant,
  settings: Settings,
  person: Pick<Selectable<Person>, "id" | "first_name" | "language"> & { email: string },
  now: Date,
): Promise<void> {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + confirmationDays * 86_400_000);
  const { id: person_id, email } = person;
  await tenant.run(
    addMailToken({ token_hash: hashToken(token), person_id, email, created_dt: now, expires_dt: expiresAt }),
  );
  const message = confirmationEmail(person, `${settings.publicUrl}/auth?confirm=${token}`);
  await sendEmail(tenant, { recipient: email, ...message }, now);
}

interface Replacing {
  tenant: Tenant;
  settings: Settings;
  now: Date;
}
/** Sets a person's password, ends their sessions but for one, and tells them by e-mail. */
export async function replacePassword(
  { tenant, settings, now }: Replacing,
  person: Pick<Selectable<Person>, "id" | "first_name" | "language" | "email">,
  { password, keptSession }: { password: string; keptSession?: string },
): Promise<void> {
  await tenant.run(savePerson(person.id, { password_hash: await hashPassword(password) }, now));
  await tenant.run(endSessions(person.id, keptSession, now));
  const message = passwordChangedEmail(person, `${settings.publicUrl}/auth?tab=new-password`);
  if (person.email !== null) await sendEmail(tenant, { recipient: person.email, ...message }, now);
}
