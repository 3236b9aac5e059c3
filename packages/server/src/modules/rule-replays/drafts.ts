import type { ruleReplays } from "@patron/contract";
import type { BodyOf, FailureOf } from "@patron/contract/kit";
import { countsPast, countsSame, type TrialChange, type TrialPrice } from "@patron/engine";
import { parseRate, unitPriceText, WHOLE_RATE } from "@patron/engine/money";
import type { Insertable } from "kysely";
import type { RuleReplay } from "#kit/database/tables.ts";
import { lacks } from "#kit/records/known.ts";
import type { Tenant } from "#kit/tenant.ts";
import { readBusiness } from "../business/public.ts";
import { getLoyalty, refuseGoods } from "../loyalty/public.ts";
import { getChange, listChangePrices } from "../price-matrix/public.ts";
import { programmeInForce } from "../referrals/public.ts";
import { listRules, readSaved, readTried, type TriedRule } from "../rules/public.ts";
import { isLimited, readSettings } from "../selling/public.ts";
import { listGroups } from "./queries.ts";

type Body = BodyOf<typeof ruleReplays.add>;
type Kind = Body["draft"]["kind"];
type DraftOf<Of extends Kind> = Extract<Body["draft"], { kind: Of }>;
type Refusal = FailureOf<typeof ruleReplays.add>;
/** What is tried, as the columns of its trial. */
type Drafted = { change: TrialChange; columns?: Partial<Insertable<RuleReplay>> };

/** What a draft changes, or why it cannot be tried. */
export async function readDraft(tenant: Tenant, loyaltyId: string, body: Body): Promise<Drafted | Refusal> {
  const { draft } = body;
  switch (draft.kind) {
    case "rule":
      return readRule(tenant, loyaltyId, draft);
    case "programme":
      return readProgramme(tenant, loyaltyId, draft, body.date_from);
    case "prices":
      return readPrices(tenant, loyaltyId, draft);
    case "price-percent":
      return readPercent(tenant, loyaltyId, draft);
    case "price-change":
      return readPlanned(tenant, loyaltyId, draft);
  }
}

async function readRule(tenant: Tenant, loyaltyId: string, draft: DraftOf<"rule">): Promise<Drafted | Refusal> {
  const off = [...new Set(draft.off_rule_ids ?? [])];
  if (!draft.rule && off.length === 0) return "rule_replay.nothing_changed";
  const known = new Set(off.length > 0 ? (await tenant.many(listRules(loyaltyId, {}))).map(({ id }) => id) : []);
  if (off.some((id) => !known.has(id))) return "rule.not_found";
  const tried = draft.rule ? await readTried(tenant, loyaltyId, draft.rule) : undefined;
  if (typeof tried === "string") return tried;
  if (tried && needsPast(tried)) return "rule_replay.needs_past";
  const counted = tried && isLimited(tried.rule) ? [tried.id] : [];
  return {
    change: { kind: "rule", rule: tried?.rule ?? null, off },
    columns: { ...columnsOf(tried), off_rule_ids: off, counted_rule_ids: counted },
  };
}

async function readProgramme(
  tenant: Tenant,
  loyaltyId: string,
  draft: DraftOf<"programme">,
  since: string,
): Promise<Drafted | Refusal> {
  const saved = await readSaved(tenant, loyaltyId);
  const chosen = draft.rule_ids ? new Set(draft.rule_ids) : undefined;
  const known = new Set(saved.map(({ rule }) => rule.id));
  if ([...(chosen ?? [])].some((id) => !known.has(id))) return "rule.not_found";
  const tried = draft.rule ? await readTried(tenant, loyaltyId, draft.rule) : undefined;
  if (typeof tried === "string") return tried;
  if (tried && needsPast(tried)) return "rule_replay.needs_past";
  const applying = saved.filter(({ rule: { id }, active }) => id === tried?.id || (chosen ? chosen.has(id) : active));
  const kept = applying.map(({ rule }) => (rule.id === tried?.id ? tried.rule : rule));
  const rules = tried && !known.has(tried.id) ? [...kept, tried.rule] : kept;
  // Sales store how often a rule that has not changed since was used before them.
  const isNew = (id: string) => {
    const one = saved.find(({ rule }) => rule.id === id);
    return id === tried?.id || !one?.active || one.changed.toISOString().slice(0, 10) >= since;
  };
  const counted = rules.filter((rule) => isLimited(rule) && isNew(rule.id)).map(({ id }) => id);
  const settings = await readSettings(tenant, loyaltyId);
  const { rules: rule_settings, redemption: redemption_settings } = settings;
  const { title } = await tenant.one(getLoyalty(loyaltyId));
  const referral = programmeInForce({ id: loyaltyId, title, settings: settings.referral });
  return {
    change: { kind: "programme", rules, rule_settings, redemption_settings, referral },
    columns: { ...columnsOf(tried), rules_count: rules.length, counted_rule_ids: counted },
  };
}

/** The columns about a single rule; its title is read from it. */
const columnsOf = (tried: TriedRule | undefined) => ({
  rule_id: tried?.stored?.id ?? null,
  rule: tried ? JSON.stringify(tried.rule) : null,
});

/** Whether the value depends on purchases that a past sale does not know: those that a stored rule counts are stored with it. */
const needsPast = ({ draft, stored }: TriedRule) => countsPast(draft) && !(stored && countsSame(draft, stored));

async function readPrices(tenant: Tenant, loyaltyId: string, draft: DraftOf<"prices">): Promise<Drafted | Refusal> {
  const groupIds = draft.prices.flatMap(({ price_group_id: id }) => id ?? []);
  const itemIds = draft.prices.map(({ item_id }) => item_id);
  const refused = await refusePlaces(tenant, loyaltyId, { groupIds, itemIds, categoryIds: [] });
  if (refused) return refused;
  const prices = draft.prices.map(
    ({ item_id, price_group_id = null, price }): TrialPrice => ({ goods_id: item_id, price_group_id, price }),
  );
  // Without a group there is nothing else whose price would apply.
  if (prices.every(({ price_group_id, price }) => price_group_id === null && price === null))
    return "rule_replay.nothing_changed";
  const currency = draft.currency ?? (await readBusiness(tenant)).currency;
  return { change: { kind: "prices", currency, prices }, columns: { prices_count: prices.length } };
}

async function readPercent(
  tenant: Tenant,
  loyaltyId: string,
  draft: DraftOf<"price-percent">,
): Promise<Drafted | Refusal> {
  const {
    percent,
    item_ids: itemIds = [],
    item_category_ids: categoryIds = [],
    price_group_ids: groupIds = [],
  } = draft;
  const size = parseRate(percent.replace(/^-/, "")) ?? 0n;
  if (size === 0n) return "rule_replay.nothing_changed";
  if (percent.startsWith("-") && size > WHOLE_RATE) return "rule_replay.percent_invalid";
  const refused = await refusePlaces(tenant, loyaltyId, { groupIds, itemIds, categoryIds });
  if (refused) return refused;
  const change: TrialChange = {
    ...{ kind: "price-percent", percent },
    ...{ goods_ids: itemIds, category_ids: categoryIds, price_group_ids: groupIds },
  };
  return { change, columns: { percent } };
}

async function readPlanned(
  tenant: Tenant,
  loyaltyId: string,
  { price_change_id: id }: DraftOf<"price-change">,
): Promise<Drafted | Refusal> {
  if (!(await tenant.maybe(getChange(loyaltyId, id)))) return "price_change.not_found";
  const rows = await tenant.many(listChangePrices(id));
  // A change that was cancelled has no prices any more.
  if (rows.length === 0) return "rule_replay.nothing_changed";
  const prices = rows.map(
    ({ goods_id, group_id, price }): TrialPrice => ({
      goods_id,
      price_group_id: group_id,
      price: price === null ? null : unitPriceText(price),
    }),
  );
  return {
    change: { kind: "prices", currency: null, prices },
    columns: { price_change_id: id, prices_count: prices.length },
  };
}

interface Places {
  groupIds: readonly string[];
  itemIds: readonly string[];
  categoryIds: readonly string[];
}

/** Whether groups, items and categories are of the programme. */
async function refusePlaces(tenant: Tenant, loyaltyId: string, { groupIds, itemIds, categoryIds }: Places) {
  const ofProgramme = (ids: readonly string[]) => listGroups(loyaltyId, ids);
  if (await lacks(tenant, groupIds, ofProgramme)) return "price_group.not_found" as const;
  return refuseGoods(tenant, loyaltyId, itemIds, categoryIds);
}
