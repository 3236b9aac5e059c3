import type { Selectable } from "kysely";
import type { Person } from "#kit/database/tables.ts";
import type { Settings } from "#kit/env.ts";
import { hashToken, newToken } from "#kit/secret.ts";
import type { Tenant } from "#kit/tenant.ts";
import { sendEmail } from "../mail/public.ts";
import { confirmationEmail } from "./emails.ts";
import { addMailToken } from "./queries.ts";

export { addPerson, anyPerson, getPerson, getPersonByLogin } from "./queries.ts";
export { toUser } from "./views.ts";

const confirmationDays = 3;

/** Stores a confirmation e-mail and the job that sends it; both exist only if the transaction commits. */
export async function sendConfirmation(
  tenant: Tenant,
  settings: Settings,
  person: Selectable<Person>,
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
