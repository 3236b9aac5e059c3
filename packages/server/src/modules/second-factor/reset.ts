import type { AnyCall } from "@patron/contract/kit";
import type { Selectable } from "kysely";
import { auditOf } from "#kit/audit.ts";
import type { Person } from "#kit/database/tables.ts";
import type { Services } from "#kit/http/answer.ts";
import { inTransaction } from "#kit/http/transaction.ts";
import { newId } from "#kit/id.ts";
import type { Context } from "#kit/implement.ts";
import { Tenant } from "#kit/tenant.ts";
import { system } from "#kit/who.ts";
import { endSessions, getPersonByLogin, lockPerson } from "../business-user/public.ts";
import { sendEmail } from "../mail/public.ts";
import { type FactorChange, factorEmail } from "./emails.ts";
import * as queries from "./queries.ts";

type Any = Pick<Context<AnyCall>, "tenant" | "settings" | "now">;

/** Tells a person that their factors have changed. */
export async function tell({ tenant, settings, now }: Any, person: Selectable<Person>, change: FactorChange) {
  const message = factorEmail(person, change, `${settings.publicUrl}/auth?tab=new-password`);
  if (person.email !== null) await sendEmail(tenant, { recipient: person.email, ...message }, now);
}

/** What follows the loss of the last factor. */
export async function forget({ tenant }: Pick<Any, "tenant">, personId: string): Promise<void> {
  await tenant.run(queries.removeRecoveryCodes(personId));
  await tenant.run(queries.markPerson(personId, false));
  await tenant.run(queries.markSessions(personId, false));
}

/** Takes every factor from a person who has lost them, ends their sessions and tells them. */
export async function resetFactors(context: Any, person: Selectable<Person>, change: FactorChange): Promise<void> {
  const { tenant, now } = context;
  await tenant.run(queries.removeFactors(person.id));
  await tenant.run(endSessions(person.id, undefined, now));
  await forget(context, person.id);
  await tell(context, person, change);
}

/**
 * Resets the factors of the person with this e-mail address on behalf of whoever runs the installation, and notes it in the log of every
 * business of theirs. Nobody in a business can do it for its founder, or for somebody who works elsewhere too.
 */
export async function resetByOperator(
  { pool, settings, clock }: Pick<Services, "pool" | "settings" | "clock">,
  email: string,
): Promise<"done" | "unknown" | "none"> {
  const now = clock.now();
  return inTransaction(pool, "read write", async (client) => {
    const tenant = new Tenant(client);
    const found = await tenant.maybe(getPersonByLogin(email));
    if (!found) return "unknown";
    const person = await tenant.one(lockPerson(found.id));
    if (!person.second_factor) return "none";
    await resetFactors({ tenant, settings, now }, person, "reset_by_operator");
    const line = { name: "secondFactor.reset", who: system, requestId: newId(), now, body: undefined };
    for (const { business_id } of await tenant.many(queries.listEntrances(person.id))) {
      await tenant.enter(business_id);
      await tenant.run(auditOf(line, [{ entityType: "person", id: person.id }]));
    }
    return "done";
  });
}
