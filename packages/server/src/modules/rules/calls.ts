import { rules } from "@patron/contract";
import { Failure } from "@patron/contract/kit";
import { newId } from "#kit/id.ts";
import { implement } from "#kit/implement.ts";
import { refuseStale } from "#kit/records/stale.ts";
import type { Tenant } from "#kit/tenant.ts";
import { getLoyalty, inProgramme, settingsOf } from "../loyalty/public.ts";
import { getSpecialAccount, shareSpecialAccount } from "../special-accounts/public.ts";
import { changedDraft, type Draft, newDraft, type RuleRequest, ruleColumns } from "./body.ts";
import * as queries from "./queries.ts";
import { refuseRule, type Target } from "./refuse.ts";
import { tryRule } from "./try.ts";
import { toRule, toRuleSettings } from "./views.ts";

const settings = settingsOf({
  name: "rules",
  entityType: "rule_settings",
  show: toRuleSettings,
});

export const ruleCalls = implement(rules, {
  list: inProgramme(async ({ path, query, tenant }) => {
    return { items: (await tenant.many(queries.listRules(path.loyaltyId, query.scope))).map(toRule) };
  }),

  add: inProgramme(async ({ path, body, tenant, now, fail, changed }) => {
    const draft = newDraft(body);
    const refused = await refuseRule(tenant, path.loyaltyId, draft, await keepTarget(tenant, draft, body));
    if (refused) return fail(refused);
    const id = body.id ?? newId();
    const stamps = { created_dt: now, modified_dt: now };
    await tenant.run(queries.addRule({ ...ruleColumns(draft), id, loyalty_id: path.loyaltyId, ...stamps }));
    const added = toRule(await tenant.one(queries.getRule(path.loyaltyId, id)));
    changed({ entityType: "rule", id, after: added });
    return added;
  }),

  settings: settings.show,
  changeSettings: settings.change,

  async get({ path, tenant, fail }) {
    const row = await tenant.maybe(queries.getRule(path.loyaltyId, path.ruleId));
    return row ? toRule(row) : fail("rule.not_found");
  },

  async change({ path, body, tenant, now, seenVersion, fail, changed }) {
    const row = await tenant.maybe(queries.lockRule(path.loyaltyId, path.ruleId));
    if (!row) return fail("rule.not_found");
    refuseStale({ seenVersion, fail }, row);
    const before = toRule(row);
    const draft = changedDraft(before, body);
    const refused = await refuseRule(tenant, path.loyaltyId, draft, await keepTarget(tenant, draft, body));
    if (refused) return fail(refused);
    await tenant.run(queries.saveRule(row.id, ruleColumns(draft), now));
    const after = toRule(await tenant.one(queries.getRule(path.loyaltyId, row.id)));
    changed({ entityType: "rule", id: row.id, before, after });
    return after;
  },

  async try({ path, body, tenant, now, fail }) {
    const loyalty = await tenant.maybe(getLoyalty(path.loyaltyId));
    if (!loyalty) return fail("loyalty.not_found");
    const stored = body.rule.id ? await tenant.maybe(queries.getRule(loyalty.id, body.rule.id)) : undefined;
    if (body.rule.id && !stored) return fail("rule.not_found");
    const draft = { ...newDraft(body.rule), active: true };
    const target = await readTarget(tenant, draft, body.rule);
    const refused = await refuseRule(tenant, loyalty.id, draft, target);
    return refused ? fail(refused) : tryRule({ tenant, loyalty, now }, draft, body);
  },
});

type Requested = Pick<RuleRequest, "special_account_id">;
/** The account that a draft credits, if it credits one; an account that the body names must be there whatever the rule does. */
async function readTarget(
  tenant: Tenant,
  draft: Draft,
  requested: Requested,
  read = getSpecialAccount,
): Promise<Target> {
  const id = requested.special_account_id ?? draft.special_account_id;
  const row = id ? await tenant.maybe(read(id)) : undefined;
  if (id && !row) throw new Failure("special_account.not_found");
  return draft.special_account_id ? row : undefined;
}

/** The same, and it does not change what it counts until the rule is stored. */
function keepTarget(tenant: Tenant, draft: Draft, requested: Requested): Promise<Target> {
  return readTarget(tenant, draft, requested, shareSpecialAccount);
}
