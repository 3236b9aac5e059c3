import type { businessUser } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/kit";
import { newId } from "#kit/id.ts";
import type { Context, Handlers } from "#kit/implement.ts";
import { personOf } from "#kit/who.ts";
import * as queries from "./queries.ts";

const usualHours = 24;

async function show({
  tenant,
  settings,
  now,
}: Pick<Context<typeof businessUser.supportAccess>, "tenant" | "settings" | "now">): Promise<
  ReplyOf<typeof businessUser.supportAccess>
> {
  const [standing, entrance] = await Promise.all([
    tenant.maybe(queries.getStanding(now)),
    tenant.maybe(queries.getLastEntrance()),
  ]);
  return {
    available: settings.supportEmails.length > 0,
    support: standing !== undefined,
    until_dt: standing?.until_dt.toISOString() ?? null,
    granted_by: standing?.granted_by ?? null,
    entered_by: entrance?.name ?? null,
    entered_dt: entrance?.entered_dt.toISOString() ?? null,
  };
}

/** The calls with which a business lets support of the installation in. */
export const supportHandlers: Pick<Handlers<typeof businessUser>, "supportAccess" | "changeSupportAccess"> = {
  supportAccess: show,

  async changeSupportAccess(context) {
    const { body, tenant, who, settings, now, fail, changed } = context;
    if (body.support && settings.supportEmails.length === 0) return fail("support_access.unavailable");
    const standing = await tenant.maybe(queries.getStanding(now));
    const before = { until_dt: standing?.until_dt.toISOString() ?? null };
    if (body.support) {
      const until = new Date(now.getTime() + (body.hours ?? usualHours) * 3_600_000);
      await tenant.run(queries.endRunOut(now));
      const row = { id: newId(), granted_by: personOf(who).personId, granted_dt: now, until_dt: until };
      const { id } = await tenant.one(queries.saveAccess(row));
      changed({ entityType: "support_access", id, before, after: { until_dt: until.toISOString() } });
    } else if (standing) {
      await tenant.run(queries.endAccess(now));
      await tenant.run(queries.endSessionsHere(now));
      changed({ entityType: "support_access", id: standing.id, before, after: { until_dt: null } });
      // Their windows close at once.
      tenant.announce("session");
    }
    return show(context);
  },
};
