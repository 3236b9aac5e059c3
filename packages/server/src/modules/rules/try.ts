import type { rules } from "@patron/contract";
import { type BodyOf, Failure, type ReplyOf } from "@patron/contract/kit";
import { type LineInput, type PriceInput, price, type Rule, type RuleFacts } from "@patron/engine";
import type { InferResult } from "kysely";
import { newId } from "#kit/id.ts";
import { dayIn } from "#kit/span.ts";
import type { Tenant } from "#kit/tenant.ts";
import { getBusiness } from "../business/public.ts";
import type { getLoyalty } from "../loyalty/public.ts";
import {
  loadPricingContext,
  type Prepared,
  prepare,
  readFacts,
  refusal,
  type Site,
  withTargets,
} from "../selling/public.ts";
import { applicationOf } from "../terminals/public.ts";
import { toCheck } from "../transactions/public.ts";
import { type Draft, toEngine } from "./body.ts";
import type { TriedRule } from "./draft.ts";
import { getSaleCategory, getSalePos } from "./queries.ts";

type TrialRequest = BodyOf<typeof rules.try>;
type Line = TrialRequest["check"]["items"][number];
interface Trial {
  tenant: Tenant;
  loyalty: InferResult<ReturnType<typeof getLoyalty>>[number];
  now: Date;
}

/** Prices a sample check with a draft, as a sale of the programme would be priced at that moment. */
export async function tryRule(
  trial: Trial,
  { id: ruleId, draft }: Pick<TriedRule, "id" | "draft">,
  request: TrialRequest,
): Promise<ReplyOf<typeof rules.try>> {
  const { tenant } = trial;
  const at = request.check.at ? new Date(request.check.at) : trial.now;
  const site = await siteFor(trial, draft, request);
  const items = request.check.items.map(({ goods_id, quantity }, index) => ({
    goods_id,
    quantity,
    line_id: lineId(index),
  }));
  const known = items.flatMap(({ goods_id, ...line }) => (goods_id ? [{ ...line, goods_id }] : []));
  const payment = request.check.payment_type;
  const sold = { items: known, ...(payment ? { payments: [{ payment_type: payment }] } : {}) };
  const customer_id = request.check.walk_in ? null : request.check.customer_id;
  const context = await loadPricingContext(tenant, site, { ...sold, customer_id }, at);
  const { customer } = context;
  if (customer_id && !customer) throw new Failure("customer.not_found");
  const prepared = await prepare(tenant, site, context, sold, at);
  if (typeof prepared === "number") throw new Failure("goods.not_found");
  const named = { ...toEngine(ruleId, draft), special_account_id: draft.special_account_id };
  const { rules: own } = await withTargets(tenant, [named], { site, customerId: customer?.id ?? null, now: at });
  const judged = own.flatMap((rule) =>
    withDraft(prepared.input.rules ?? [], rule, request.with_running_rules ?? false),
  );
  const input: PriceInput = {
    ...prepared.input,
    rules: judged,
    picked_rule_ids: draft.scope === "manual" ? [ruleId] : [],
    customer: prepared.input.customer ?? (await memberOf(trial, request)),
    lines: request.check.items.map((line, index) => toLine(line, index, prepared)),
  };
  const day = dayIn(trial.loyalty.time_zone, at);
  const cardId = customer?.card_id ?? null;
  const facts = await readFacts(tenant, { ...prepared, input }, { cardId, day, now: at, lock: false });
  const outcome = price({
    ...input,
    rule_facts: cardId ? facts : supposed(judged, facts, request.check.past_measure ?? "0"),
  });
  if (!outcome.ok) throw refusal(outcome.refusal.code, outcome.refusal.details);
  const titles = new Map(request.check.items.map((line, index) => [lineId(index), factsOf(line, index, prepared)]));
  return { rule_id: ruleId, check: toCheck(outcome.check, titles) };
}

const lineId = (index: number) => String(index + 1);

/** A fictional till at the programme's or the chosen location, in the rule's currency. */
async function siteFor({ tenant, loyalty }: Trial, draft: Draft, request: TrialRequest): Promise<Site> {
  const business = await tenant.one(getBusiness());
  const posId = request.check.pos_id ?? draft.pos_ids[0];
  const pos = posId ? await tenant.maybe(getSalePos(loyalty.id, posId)) : undefined;
  if (request.check.pos_id && !pos) throw new Failure("pos.not_found");
  return {
    id: draft.terminal_ids[0] ?? newId(),
    title: "",
    currency: request.check.currency ?? draft.currency ?? business.currency,
    language: business.language,
    terminal_type: draft.scope === "kiosk" ? "kiosk" : "register",
    line_tolerance: 1n,
    application: applicationOf({}),
    price_group_id: null,
    pos_id: pos?.id ?? newId(),
    pos_title: pos?.title ?? "",
    pos_public_title: {},
    pos_address: {},
    pos_time_zone: pos?.time_zone ?? loyalty.time_zone,
    loyalty_id: loyalty.id,
    loyalty_title: loyalty.title,
    loyalty_language: loyalty.default_language,
    loyalty_version: loyalty.version,
    loyalty_time_zone: loyalty.time_zone,
    loyalty_country: loyalty.country,
    loyalty_active: true,
    ...{ display_active: false, display_type: "customer-identity", phone: null },
    ...{ tank_capacity: null, fiscal: false, card_reader: false },
  };
}

/** A fictional member with or without a category who joins with this sale; null for walk-ins and stored customers. */
async function memberOf({ tenant, loyalty, now }: Trial, { check }: TrialRequest): Promise<PriceInput["customer"]> {
  if (check.walk_in || check.customer_id) return null;
  const categoryId = check.card_category_id;
  const category = categoryId ? await tenant.maybe(getSaleCategory(loyalty.id, categoryId)) : undefined;
  if (categoryId && !category) throw new Failure("card_category.not_found");
  const registered_date = dayIn(loyalty.time_zone, check.at ? new Date(check.at) : now);
  return { id: newId(), access: "full", category: category ?? null, purchases: 0, registered_date };
}

/** The draft replaces the rule that it changes, else comes after all others; or alone. */
function withDraft(running: readonly Rule[], draft: Rule, withRunning: boolean): Rule[] {
  if (!withRunning) return [draft];
  const others = running.map((rule) => (rule.id === draft.id ? draft : rule));
  return others.includes(draft) ? others : [...others, draft];
}

function toLine(line: Line, index: number, prepared: Prepared): LineInput {
  const known = prepared.input.lines.find((one) => one.id === lineId(index));
  return {
    id: lineId(index),
    goods: known?.goods ?? { id: newId(), title: line.title ?? "", category_ids: [] },
    quantity: line.quantity,
    goods_price: { price: line.price },
  };
}

function factsOf(line: Line, index: number, prepared: Prepared) {
  const known = prepared.goods.get(lineId(index));
  return known ?? { code: "", title: line.title ?? "", unit: "", service_type: "" };
}

/** The past purchases of a fictional customer, as entered by the user. */
function supposed(rules: readonly Rule[], facts: readonly RuleFacts[], measure: string): RuleFacts[] {
  return rules.map((rule) => ({ ...facts.find((fact) => fact.rule_id === rule.id), rule_id: rule.id, measure }));
}
