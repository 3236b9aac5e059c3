import type { Selectable } from "kysely";
import type { Person } from "#kit/database/tables.ts";
import type { Settings } from "#kit/env.ts";
import { newId } from "#kit/id.ts";
import type { Context } from "#kit/implement.ts";
import type { Tenant } from "#kit/tenant.ts";
import { raise } from "../notifications/public.ts";
import * as queries from "./queries.ts";

export { listEntered } from "./queries.ts";

type Who = Pick<Selectable<Person>, "id" | "email" | "email_confirmed_dt">;
/** The access that support staff use in a business. */
export interface SupportEntry {
  id: string;
  until: Date;
  email: string;
}

/** The confirmed address by which the installation knows a person as support staff. */
function supportEmailOf(person: Who, { supportEmails }: Settings): string | undefined {
  const { email, email_confirmed_dt } = person;
  if (email === null || email_confirmed_dt === null) return undefined;
  return supportEmails.includes(email.toLowerCase()) ? email : undefined;
}

/** Whether a person is support staff of the installation. */
export const isSupportStaff = (person: Who, settings: Settings): boolean =>
  supportEmailOf(person, settings) !== undefined;

/** The ids of the businesses that a person may enter as support staff; none for other people. */
export async function listSupported(tenant: Tenant, person: Who, settings: Settings, now: Date): Promise<string[]> {
  if (supportEmailOf(person, settings) === undefined) return [];
  return (await tenant.many(queries.listStanding(now))).map(({ business_id }) => business_id);
}

/** The transaction's business as support of the installation sees it; undefined if they may not enter, or work there. */
export async function supportMembership(tenant: Tenant, person: Who, settings: Settings, now: Date) {
  const email = supportEmailOf(person, settings);
  if (email === undefined) return undefined;
  const standing = await tenant.maybe(queries.getStanding(now));
  if (!standing || (await tenant.maybe(queries.getOwnMember(person.id)))) return undefined;
  // Apart from the member: a cluster would ask every shard for both together.
  const business = await tenant.one(queries.getBusinessEntered());
  const support: SupportEntry = { id: standing.id, until: standing.until_dt, email };
  return {
    ...business,
    access: "business-staff" as const,
    scopes: [],
    roles: ["support-operator"],
    staff_id: null,
    support,
  };
}

/** When the access of support to the transaction's business ends. */
export async function supportUntil(tenant: Tenant, now: Date): Promise<Date | null> {
  return (await tenant.maybe(queries.getStanding(now)))?.until_dt ?? null;
}

type Entering = Pick<Context<never>, "tenant" | "who" | "now" | "changed">;
/** Records, for the business, that support staff enter it, and tells its people. */
export async function noteEntrance({ tenant, who, now, changed }: Entering, person: Selectable<Person>, id: string) {
  await tenant.run(
    queries.addEntrance({
      ...{ id: newId(), support_access_id: id, person_id: person.id },
      ...{ entered_dt: now, remote_addr: who.remoteAddr },
    }),
  );
  const entered_by = `${person.first_name} ${person.last_name}`.trim();
  changed({ entityType: "support_access", id, before: { entered_by: null }, after: { entered_by }, asSupport: true });
  const about = { entityType: "support_access", id } as const;
  await raise(tenant, { event: "support-entered", facts: { by: entered_by }, about }, now);
}
