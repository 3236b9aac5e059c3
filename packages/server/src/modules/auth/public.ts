import type { AnyCall } from "@patron/contract/kit";
import type { Selectable } from "kysely";
import type { Person } from "#kit/database/tables.ts";
import { newId } from "#kit/id.ts";
import type { Context } from "#kit/implement.ts";
import { hashToken, newToken } from "#kit/secret.ts";
import type { Tenant } from "#kit/tenant.ts";
import { readSettings, saveEntrance } from "../business/public.ts";
import { nameOf, raise } from "../notifications/public.ts";
import { addSession, getMembership, listDevices } from "./queries.ts";
import { deviceOf, type Membership, toSession } from "./views.ts";

/** When and from where somebody signs in. */
export type Opening = Pick<Context<AnyCall>, "now" | "who" | "userAgent">;

/** Creates a session in the transaction's business, and returns it with its token. */
export async function openSession(tenant: Tenant, person: Selectable<Person>, opening: Opening) {
  return openSessionAs(tenant, person, await tenant.one(getMembership(person.id)), opening);
}

/** The same with what the person may do there, which is known already. Support of the installation leaves no trace among the businesses of theirs. */
export async function openSessionAs(
  tenant: Tenant,
  person: Selectable<Person>,
  membership: Membership,
  { now, who, userAgent }: Opening,
) {
  const { support } = membership;
  const token = newToken();
  const { session_hours } = await readSettings(tenant);
  const expiresAt = new Date(now.getTime() + session_hours * 3_600_000);
  if (!support) await tellOfDevice(tenant, person.id, { now, who, userAgent });
  await tenant.run(
    addSession({
      id: newId(),
      token_hash: hashToken(token),
      person_id: person.id,
      business_id: membership.business_id,
      created_dt: now,
      seen_dt: now,
      expires_dt: expiresAt,
      user_agent: userAgent,
      remote_addr: who.remoteAddr,
      second_factor: person.second_factor,
      support_access_id: support?.id ?? null,
      support_email: support?.email ?? null,
    }),
  );
  if (!support) await tenant.run(saveEntrance(person.id, membership.business_id, now));
  return toSession(person, membership, { token, expiresAt });
}

/** Tells of a sign-in from a browser and system that the person has not used so far; the first sign-in of all is none. */
async function tellOfDevice(tenant: Tenant, personId: string, { now, who, userAgent }: Opening): Promise<void> {
  const known = await tenant.many(listDevices(personId));
  const device = deviceOf(userAgent);
  if (known.length === 0 || known.some(({ user_agent }) => deviceOf(user_agent) === device)) return;
  const facts = { person: await nameOf(tenant, personId), device, address: who.remoteAddr };
  await raise(tenant, { event: "new-device", facts, personId }, now);
}
