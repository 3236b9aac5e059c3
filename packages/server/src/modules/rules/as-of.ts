import type { rules } from "@patron/contract";
import type { FiltersOf, ReplyOf } from "@patron/contract/kit";
import { endOf } from "#kit/span.ts";
import type { Tenant } from "#kit/tenant.ts";
import { type Rule, wholeContent } from "./body.ts";
import * as queries from "./queries.ts";
import { toRuleSettings } from "./views.ts";

type Settings = ReplyOf<typeof rules.settings>;

/** The rules of a programme and how they combined at the end of a day of its own, before an instant, or now. */
export async function readRulesAsOf(
  tenant: Tenant,
  loyalty: { id: string; time_zone: string },
  { at, scope }: FiltersOf<typeof rules.asOf>,
  now: Date,
): Promise<ReplyOf<typeof rules.asOf>> {
  const until = at === undefined ? new Date(now.getTime() + 1) : endOf(at, loyalty.time_zone, "at");
  const [rows, settings] = await Promise.all([
    tenant.many(queries.listRulesAsOf(loyalty.id, until)),
    tenant.maybe(queries.getRuleSettingsAsOf(loyalty.id, until)),
  ]);
  const stored = rows.map(({ body }) => wholeRule(body as Rule)); // A version is what the call returned then.
  return {
    until: until.toISOString(),
    items: stored.filter((rule) => scope === undefined || rule.scope === scope).toSorted(byOrder),
    settings: { ...toRuleSettings(undefined), ...(settings?.body as Partial<Settings> | undefined) }, // Likewise.
  };
}

/** A rule as it was stored, with the defaults of fields that came later. */
function wholeRule(stored: Rule): Rule {
  const { id, loyalty_id, title, scope, action_type, sort_order, active, created_dt, modified_dt, version } = stored;
  const head = { id, loyalty_id, title, scope, action_type, sort_order, active, created_dt, modified_dt, version };
  return { ...wholeContent(stored), ...head };
}

/** As rules act: by rank, those without one last, in the order of creation. */
function byOrder(a: Rule, b: Rule): number {
  const rank = ({ sort_order }: Rule) => sort_order ?? Number.POSITIVE_INFINITY;
  return rank(a) === rank(b) ? 0 : rank(a) - rank(b);
}
