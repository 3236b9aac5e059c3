import { rules } from "@patron/contract";
import { settingsOf } from "#kit/families/settings.ts";
import { implement } from "#kit/implement.ts";
import { holdPosIn, holdTerminalsIn } from "#kit/records/known-queries.ts";
import { recordOf } from "#kit/records/record.ts";
import type { Tenant } from "#kit/tenant.ts";
import { inProgramme, programmeSettings, refuseProgramme } from "../loyalty/public.ts";
import { shareSpecialAccount } from "../special-accounts/public.ts";
import { readRulesAsOf } from "./as-of.ts";
import { changedDraft, type Draft, newDraft, type RuleRequest, ruleColumns } from "./body.ts";
import { readTarget, readTried } from "./draft.ts";
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
    await holdPlaces(tenant, path.loyaltyId, draft);
    const refused = await refuseRule(tenant, path.loyaltyId, draft, await keepTarget(tenant, draft, body));
    return refused ? fail(refused) : { ...ruleColumns(draft), loyalty_id: path.loyaltyId };
  },

  async change({ path, body, tenant, fail }, row) {
    const draft = changedDraft(toRule(row), body);
    await holdPlaces(tenant, path.loyaltyId, draft);
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

  asOf: inProgramme(({ query, tenant, now }, loyalty) => readRulesAsOf(tenant, loyalty, query, now)),

  settings: settings.show,
  changeSettings: settings.change,

  try: inProgramme(async ({ body, tenant, now, fail }, loyalty) => {
    const tried = await readTried(tenant, loyalty.id, body.rule);
    return typeof tried === "string" ? fail(tried) : tryRule({ tenant, loyalty, now }, tried, body);
  }),
});

/** The account that a draft credits, locked, so its unit does not change until the rule is stored. */
function keepTarget(tenant: Tenant, draft: Draft, requested: Pick<RuleRequest, "special_account_id">): Promise<Target> {
  return readTarget(tenant, draft, requested, shareSpecialAccount);
}

/** Keeps the points of sale and terminals of a draft in their programme until the rule is stored. One that is tried only reads. */
async function holdPlaces(tenant: Tenant, loyaltyId: string, { pos_ids, terminal_ids }: Draft): Promise<void> {
  if (pos_ids.length > 0) await tenant.many(holdPosIn(loyaltyId, pos_ids));
  if (terminal_ids.length > 0) await tenant.many(holdTerminalsIn(loyaltyId, terminal_ids));
}
