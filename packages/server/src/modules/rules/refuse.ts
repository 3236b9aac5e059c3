import type { rules } from "@patron/contract";
import { CHARGE_ACTION_TYPES, PERCENT_ACTION_TYPES, SUPPORTED_ACTION_TYPES } from "@patron/contract/enums";
import type { FailureOf } from "@patron/contract/kit";
import { currencyExponent, parseDecimal, parseMoney, QUANTITY_SCALE, valueScale } from "@patron/engine";
import { lacks } from "#kit/records/known.ts";
import { listKnownIn } from "#kit/records/known-queries.ts";
import type { Tenant } from "#kit/tenant.ts";
import { refuseGoods } from "../loyalty/public.ts";
import type { SpecialAccountRow } from "../special-accounts/public.ts";
import { type Draft, toEngine } from "./body.ts";
import { listKnownTerminals } from "./queries.ts";

type Refusal = Exclude<FailureOf<typeof rules.add>, "conflict.duplicate">;

/** The account that a rule credits; undefined if it credits bonuses or the account is unknown. */
export type Target = SpecialAccountRow | undefined;

/** The first error in a rule and its target, so a till never gets a rule that the engine cannot read. */
export async function refuseRule(
  tenant: Tenant,
  loyaltyId: string,
  draft: Draft,
  target: Target,
): Promise<Refusal | undefined> {
  return (
    refuseAction(draft) ??
    refuseTarget(draft, loyaltyId, target) ??
    refuseCurrency(draft, target) ??
    refuseValues(draft, target) ??
    refuseSet(draft) ??
    refuseThresholds(draft) ??
    refuseAmounts(draft) ??
    refuseTime(draft) ??
    (await refuseUnknown(tenant, loyaltyId, draft))
  );
}

function refuseAction({ action_type }: Draft): Refusal | undefined {
  return (SUPPORTED_ACTION_TYPES as readonly string[]).includes(action_type) ? undefined : "rule.action_unsupported"; // Widened for the lookup.
}

function refuseTarget(draft: Draft, loyaltyId: string, target: Target): Refusal | undefined {
  if (draft.charge_target !== "special-account") return undefined;
  if (draft.special_account_id === null) return "rule.target_missing";
  if (!target) return "special_account.not_found";
  if (target.scope !== "retail") return "special_account.other_scope";
  if (target.loyalty_ids.length > 0 && !target.loyalty_ids.includes(loyaltyId))
    return "special_account.other_programme";
  if (target.type !== "money") return isPercent(draft) ? "rule.target_takes_no_percent" : undefined;
  return draft.currency === target.unit ? undefined : "rule.target_currency";
}

const isPercent = ({ action_type }: Draft) => (PERCENT_ACTION_TYPES as readonly string[]).includes(action_type); // Widened for the lookup.
const isCharge = ({ action_type }: Draft) => (CHARGE_ACTION_TYPES as readonly string[]).includes(action_type); // Widened for the lookup.
const amountsOf = (draft: Draft) =>
  [draft.check_amount_min, draft.check_amount_max, draft.goods_amount_min, draft.goods_amount_max].filter(
    (text) => text !== null,
  );

function refuseCurrency(draft: Draft, target: Target): Refusal | undefined {
  const { currency, depends_on } = draft;
  if (currency !== null) return currencyExponent(currency) === undefined ? "currency.unknown" : undefined;
  const inMoney = !isPercent(draft) && (target === undefined || target.type === "money");
  const needed = inMoney || depends_on === "amount" || amountsOf(draft).length > 0;
  return needed ? "rule.currency_missing" : undefined;
}

function refuseValues(draft: Draft, target: Target): Refusal | undefined {
  const { value, card_category_values: table, depends_on, thresholds } = draft;
  if (depends_on === "none" && table.length === 0 && value === null) return "rule.value_missing";
  const keys = table.map((row) => `${row.audience} ${row.card_category_id ?? ""}`);
  const mistaken = table.some((row) => (row.audience === "category") !== Boolean(row.card_category_id));
  if (mistaken || new Set(keys).size < keys.length) return "rule.audience_invalid";
  const scale = valueScale(toEngine("", draft, target ?? null), exponentOf(draft));
  const steps = depends_on === "none" ? [] : thresholds.map((row) => row.value);
  const values = [...(value === null ? [] : [value]), ...table.map((row) => row.value), ...steps];
  const numbers = values.map((text) => parseDecimal(text, scale));
  if (numbers.includes(undefined)) return "rule.value_invalid";
  if (isCharge(draft) || !isPercent(draft)) return undefined;
  const whole = parseDecimal("100", scale) ?? 0n;
  return numbers.some((number) => number !== undefined && number > whole) ? "rule.percent_invalid" : undefined;
}

function refuseSet({ action_type, buy_quantity, get_quantity }: Draft): Refusal | undefined {
  if (action_type !== "buy-x-get-y") return undefined;
  const sizes = [buy_quantity, get_quantity].map((text) => parseDecimal(text ?? "", QUANTITY_SCALE) ?? 0n);
  return sizes.every((size) => size > 0n) ? undefined : "rule.set_invalid";
}

/** For a rule without a currency: none of its amounts is money, so two decimals are fine. */
function exponentOf(draft: Draft): number {
  return (draft.currency && currencyExponent(draft.currency)) || 2;
}

function refuseThresholds(draft: Draft): Refusal | undefined {
  const { depends_on, thresholds } = draft;
  if (depends_on === "none") return undefined;
  const scales = {
    amount: exponentOf(draft),
    quantity: QUANTITY_SCALE,
    "goods-quantity": QUANTITY_SCALE,
    visits: 0,
  };
  const froms = thresholds.map((row) => parseDecimal(row.from, scales[depends_on]));
  const rising = froms.every((from, index) => {
    if (from === undefined) return false;
    const before = froms[index - 1];
    return index === 0 ? from === 0n : before !== undefined && from > before;
  });
  return froms.length > 0 && rising ? undefined : "rule.thresholds_invalid";
}

function refuseAmounts(draft: Draft): Refusal | undefined {
  const { currency } = draft;
  if (currency === null) return undefined; // Then there are no amounts.
  if (amountsOf(draft).some((text) => parseMoney(text, currency) === undefined)) return "rule.value_invalid";
  const reversed = (from: string | null, to: string | null) =>
    from !== null && to !== null && (parseMoney(from, currency) ?? 0n) > (parseMoney(to, currency) ?? 0n);
  return reversed(draft.check_amount_min, draft.check_amount_max) ||
    reversed(draft.goods_amount_min, draft.goods_amount_max)
    ? "rule.range_reversed"
    : undefined;
}

function refuseTime(draft: Draft): Refusal | undefined {
  const { date_from, date_to, customer_condition: person, promo_expire_type: type, promo_expire_value: life } = draft;
  if (date_from && date_to && date_from > date_to) return "rule.dates_reversed";
  if (person?.age_from != null && person.age_to != null && person.age_from > person.age_to)
    return "rule.range_reversed";
  if (draft.charge_target !== "promotional-bonuses" || type === "none") return undefined;
  const form = type === "date" ? /^\d{4}-\d{2}-\d{2}$/ : /^[1-9]\d{0,3}$/;
  const good = life !== null && form.test(life) && (type !== "date" || isDay(life));
  return good ? undefined : "rule.expiry_invalid";
}

function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

async function refuseUnknown(tenant: Tenant, loyaltyId: string, draft: Draft): Promise<Refusal | undefined> {
  const categories = draft.card_category_values.flatMap((row) => row.card_category_id ?? []);
  if (await lacks(tenant, categories, (ids) => listKnownIn(loyaltyId, "card_category", ids)))
    return "card_category.not_found";
  if (await lacks(tenant, draft.pos_ids, (ids) => listKnownIn(loyaltyId, "pos", ids))) return "pos.not_found";
  if (await lacks(tenant, draft.terminal_ids, (ids) => listKnownTerminals(loyaltyId, ids))) return "terminal.not_found";
  const goods = [...draft.include_goods, ...draft.exclude_goods, ...draft.get_goods];
  const groups = [...draft.include_categories, ...draft.exclude_categories, ...draft.get_categories];
  return refuseGoods(tenant, loyaltyId, goods, groups);
}
