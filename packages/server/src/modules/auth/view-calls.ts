import type { auth } from "@patron/contract";
import type { Role } from "@patron/contract/enums";
import type { Handlers } from "#kit/implement.ts";
import type { Tenant } from "#kit/tenant.ts";
import { type Person, personOf } from "#kit/who.ts";
import { supportUntil } from "../support/public.ts";
import * as queries from "./queries.ts";

/** A view that somebody forgets ends after this time. */
const longestMs = 3_600_000;

/** Which role a session views. Owners who do so are none meanwhile, so those who are have no view. */
async function readView(tenant: Tenant, { sessionId, personId, access }: Person, now: Date) {
  const view = access === "owner" ? undefined : await tenant.maybe(queries.getView(sessionId, now));
  // Whoever is no owner any more has the access that they were given.
  const views = view && (await tenant.one(queries.getMembership(personId))).access === "owner";
  return {
    viewed_role: views ? (view.viewed_role as Role) : null, // Only `startView` writes it.
    viewed_until: views ? (view.viewed_until?.toISOString() ?? null) : null,
  };
}

/** The points of sale that somebody is limited to, with their titles; none for everybody else. */
const readSeenPos = async (tenant: Tenant, ids: readonly string[]) =>
  ids.length === 0 ? [] : tenant.many(queries.listPosTitles(ids));

const none = { viewed_role: null, viewed_until: null };

/** What support of the installation may do in the business, and until when. */
async function heldBySupport(tenant: Tenant, { access, scopes, roles, lacksFactor }: Person, now: Date) {
  const support_until = (await supportUntil(tenant, now))?.toISOString() ?? null;
  return { access, access_scopes: scopes, roles, lacks_factor: lacksFactor, seen_pos: [], support_until, ...none };
}

/** What a person may do, and owners seeing what others may do. */
export const viewHandlers: Pick<Handlers<typeof auth>, "access" | "startView" | "endView"> = {
  async access({ tenant, who, now }) {
    const person = personOf(who);
    const { access, scopes, roles, lacksFactor, bySupport } = person;
    if (bySupport) return heldBySupport(tenant, person, now);
    const [view, seen_pos] = await Promise.all([readView(tenant, person, now), readSeenPos(tenant, person.seenPos)]);
    return { access, access_scopes: scopes, roles, lacks_factor: lacksFactor, seen_pos, support_until: null, ...view };
  },

  async startView({ body: { role, access_scopes = [] }, tenant, who, now, changed }) {
    const { sessionId, lacksFactor } = personOf(who);
    const until = new Date(now.getTime() + longestMs);
    await tenant.run(
      queries.saveView(sessionId, { viewed_role: role, viewed_scopes: access_scopes, viewed_until: until }),
    );
    const view = { viewed_role: role, viewed_until: until.toISOString() };
    changed({ entityType: "session", id: sessionId, before: { viewed_role: null, viewed_until: null }, after: view });
    tenant.announce("staff");
    const held = { access: "business-staff" as const, access_scopes, roles: [role], lacks_factor: lacksFactor };
    return { ...held, seen_pos: [], support_until: null, ...view };
  },

  async endView({ tenant, who, now, changed }) {
    const person = personOf(who);
    if (person.bySupport) return heldBySupport(tenant, person, now);
    const before = await readView(tenant, person, now);
    if (before.viewed_role) {
      await tenant.run(queries.saveView(person.sessionId, { ...none, viewed_scopes: [] }));
      changed({ entityType: "session", id: person.sessionId, before, after: none });
      tenant.announce("staff");
    }
    const { access, scopes, roles } = await tenant.one(queries.getMembership(person.personId));
    const held = { access, access_scopes: scopes, roles } as Pick<Person, "access" | "roles"> & {
      access_scopes: Person["scopes"];
    }; // The column's check allows only values of the enum.
    const seen_pos = await readSeenPos(tenant, person.seenPos);
    return { ...held, lacks_factor: person.lacksFactor, seen_pos, support_until: null, ...none };
  },
};
