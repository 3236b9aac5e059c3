import { cardCategoryRules } from "@patron/contract";
import type { FailureOf, ReplyOf } from "@patron/contract/kit";
import { currencyExponent, parseDecimal, QUANTITY_SCALE } from "@patron/engine";
import type { InferResult } from "kysely";
import { implement } from "#kit/implement.ts";
import { lacks } from "#kit/records/known.ts";
import { holdPosIn, listKnownIn } from "#kit/records/known-queries.ts";
import { recordOf } from "#kit/records/record.ts";
import { stampsOf } from "#kit/records/stamps.ts";
import type { Tenant } from "#kit/tenant.ts";
import { inProgramme, refuseProgramme } from "../loyalty/public.ts";
import * as queries from "./rule-queries.ts";

type Rule = ReplyOf<typeof cardCategoryRules.get>;
type Row = InferResult<ReturnType<typeof queries.getCategoryRule>>[number];
/** A rule as it would be saved. */
type Draft = Omit<Rule, "id" | "loyalty_id" | "title" | "sort_order" | "active" | keyof ReturnType<typeof stampsOf>>;
type Refusal = Exclude<FailureOf<typeof cardCategoryRules.change>, "card_category_rule.not_found" | "conflict.stale">;

const defaults = {
  pos_ids: [],
  category_from: null,
  depends_on: "amount",
  period: "year",
  threshold_to: null,
  apply: "on-transaction",
} as const;

const record = recordOf(cardCategoryRules, {
  entityType: "card_category_rule",
  table: "card_category_rule",
  id: "ruleId",
  missing: "card_category_rule.not_found",
  read: (id, { loyaltyId }) => queries.getCategoryRule(loyaltyId, id),
  lock: (id, { loyaltyId }) => queries.lockCategoryRule(loyaltyId, id),
  present: toCategoryRule,

  async add({ path, body, tenant, fail }) {
    const missing = await refuseProgramme({ path, tenant, fail });
    if (missing) return missing;
    const draft = { ...defaults, pos_ids: [], ...body };
    const refused = await refuse(tenant, path.loyaltyId, draft);
    if (refused) return fail(refused);
    const { currency, title, category_to, depends_on, period, threshold_from } = draft;
    const required = { currency, title, category_to, depends_on, period, threshold_from };
    return { ...queries.ruleColumns(body), ...required, loyalty_id: path.loyaltyId };
  },

  async change({ path, body, tenant, fail }, row) {
    const refused = await refuse(tenant, path.loyaltyId, { ...row, ...body });
    return refused ? fail(refused) : queries.ruleColumns(body);
  },
});

export const cardCategoryRuleCalls = implement(cardCategoryRules, {
  ...record.handlers,

  list: inProgramme(async ({ path, tenant }) => {
    return { items: (await tenant.many(queries.listCategoryRules(path.loyaltyId))).map(toCategoryRule) };
  }),
});

function toCategoryRule({ business_id: _, created_dt, modified_dt, version, ...row }: Row): Rule {
  return { ...row, ...stampsOf({ created_dt, modified_dt, version }) };
}

/** The first error in a rule, so that sales never get one that the engine cannot read. */
async function refuse(tenant: Tenant, loyaltyId: string, draft: Draft): Promise<Refusal | undefined> {
  const { category_from, category_to, period, apply, pos_ids } = draft;
  if (currencyExponent(draft.currency) === undefined) return "currency.unknown";
  if (category_from === category_to) return "card_category_rule.same_category";
  if (period === "check" && apply === "daily") return "card_category_rule.check_daily";
  const wrong = refuseThresholds(draft);
  if (wrong) return wrong;
  const categories = [category_to, ...(category_from ? [category_from] : [])];
  if (await lacks(tenant, categories, (ids) => listKnownIn(loyaltyId, "card_category", ids)))
    return "card_category.not_found";
  if (await lacks(tenant, pos_ids, (ids) => holdPosIn(loyaltyId, ids))) return "pos.not_found";
  return undefined;
}

function refuseThresholds({ currency, depends_on, threshold_from, threshold_to }: Draft): Refusal | undefined {
  const scale = { amount: currencyExponent(currency) ?? 0, quantity: QUANTITY_SCALE, visits: 0 }[depends_on];
  const from = parseDecimal(threshold_from, scale);
  const to = threshold_to === null ? null : parseDecimal(threshold_to, scale);
  if (from === undefined || to === undefined) return "card_category_rule.threshold_invalid";
  return to !== null && to < from ? "card_category_rule.thresholds_reversed" : undefined;
}
