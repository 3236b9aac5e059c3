import type { businessUser } from "@patron/contract";
import { sessionIdleDays } from "#kit/http/guard.ts";
import type { Handlers } from "#kit/implement.ts";
import { personOf } from "#kit/who.ts";
import { openPlaces } from "../../adapters/places.ts";
import { endSessions, getPerson } from "../business-user/public.ts";
import { findMembership } from "./membership.ts";
import * as queries from "./queries.ts";
import { type Membership, toOpenSession } from "./views.ts";

/** The calls with which a person sees and ends their sessions. */
export const sessionHandlers: Pick<Handlers<typeof businessUser>, "sessions" | "endSession" | "endOtherSessions"> = {
  async sessions(context) {
    const { tenant, who, now, settings, language } = context;
    const { personId, businessId, sessionId } = personOf(who);
    const seenSince = new Date(now.getTime() - sessionIdleDays * 86_400_000);
    const rows = await tenant.many(queries.listSessions(personId, now, seenSince));
    const person = await tenant.one(getPerson(personId));
    const memberships = new Map<string, Membership>();
    for (const id of new Set(rows.map(({ business_id }) => business_id))) {
      await tenant.enter(id);
      const membership = await findMembership(context, person);
      if (membership) memberships.set(id, membership);
    }
    await tenant.enter(businessId);
    const places = settings.placesFile ? await openPlaces(settings.placesFile) : undefined;
    // A session in a business that the person may no longer enter cannot be used.
    const items = rows.flatMap((row) => {
      const membership = memberships.get(row.business_id);
      const place = places?.(row.remote_addr, language) ?? null;
      return membership ? [toOpenSession(row, membership, sessionId, place)] : [];
    });
    return { items };
  },

  async endSession({ path, tenant, who, now, fail, changed }) {
    const { sessionId: id } = path;
    const ended = await tenant.run(queries.endOwnSession(personOf(who).personId, id, now));
    if (ended === 0) return fail("session.not_found");
    changed({ entityType: "session", id, before: { id } });
    return { done: true };
  },

  async endOtherSessions({ tenant, who, now, changed }) {
    const { personId, sessionId } = personOf(who);
    await tenant.run(endSessions(personId, sessionId, now));
    changed({ entityType: "session", id: sessionId, before: { id: sessionId } });
    return { done: true };
  },
};
