import { rules } from "@patron/contract";
import { Failure } from "@patron/contract/kit";
import { settingsOf } from "#kit/families/settings.ts";
import { implement } from "#kit/implement.ts";
import { recordOf } from "#kit/records/record.ts";
import type { Tenant } from "#kit/tenant.ts";
import { inProgramme, programmeSettings, refuseProgramme } from "../loyalty/public.ts";
import { getSpecialAccount, shareSpecialAccount } from "../special-accounts/public.ts";
import { changedDraft, type Draft, newDraft, type RuleRequest, ruleColumns } from "./body.ts";
import * as queries from "./queries.ts";
import { refuseRule, type Target } from "./refuse.ts";
import { tryRule } from "./try.ts";
import { toRule, toRuleSettings } from "./views.ts";

const record = recordOf(rules, {
  entityType: "rule",
  table: "rule",
  id: "ruleId",
  missing: "rule.not_found",
  read: (id, { loyaltyId }) => queries.getRule(loyaltyId, id),
  lock: (id, { loyaltyId }) => queries.lockRule(loyaltyId, id),
  present: toRule,

  async add({ path, body, tenant, fail }) {
    const missing = await refuseProgramme({ path, tenant, fail });
    if (missing) return missing;
    const draft = newDraft(body);
    const refused = await refuseRule(tenant, path.loyaltyId, draft, await keepTarget(tenant, draft, body));
    return refused ? fail(refused) : { ...ruleColumns(draft), loyalty_id: path.loyaltyId };
  },

  async change({ path, body, tenant, fail }, row) {
    const draft = changedDraft(toRule(row), body);
    const refused = await refuseRule(tenant, path.loyaltyId, draft, await keepTarget(tenant, draft, body));
    return refused ? fail(refused) : ruleColumns(draft);
  },
});

const settings = settingsOf(programmeSettings, {
  name: "rules",
  entityType: "rule_settings",
  show: toRuleSettings,
});

export const ruleCalls = implement(rules, {
  ...record.handlers,

  list: inProgramme(async ({ path, query, tenant }) => {
    return { items: (await tenant.many(queries.listRules(path.loyaltyId, query))).map(toRule) };
  }),

  settings: settings.show,
  changeSettings: settings.change,

  try: inProgramme(async ({ body, tenant, now, fail }, loyalty) => {
    const stored = body.rule.id ? await tenant.maybe(queries.getRule(loyalty.id, body.rule.id)) : undefined;
    if (body.rule.id && !stored) return fail("rule.not_found");
    const draft = { ...newDraft(body.rule), active: true };
    const target = await readTarget(tenant, draft, body.rule);
    const refused = await refuseRule(tenant, loyalty.id, draft, target);
    return refused ? fail(refused) : tryRule({ tenant, loyalty, now }, draft, body);
  }),
});

type Requested = Pick<RuleRequest, "special_account_id">;
/** The account that a draft credits, if any; an account in the body must exist in any case. */
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

/** The same, locked, so its unit does not change until the rule is stored. */
function keepTarget(tenant: Tenant, draft: Draft, requested: Requested): Promise<Target> {
  return readTarget(tenant, draft, requested, shareSpecialAccount);
}
