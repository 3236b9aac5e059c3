import {
  BATCH_REJECTIONS,
  CATEGORY_REJECTIONS,
  CHARGE_ACTION_TYPES,
  COUPON_REJECTIONS,
  DISCOUNT_ACTION_TYPES,
  PRICE_REJECTIONS,
  REDEMPTION_LIMITS,
  REDEMPTION_REJECTIONS,
  REFERRAL_REJECTIONS,
  REFERRAL_REWARD_TYPES,
  RULE_REJECTIONS,
  SALE_REFUSALS,
  SPECIAL_ACCOUNT_TYPES,
  TRACE_STEPS,
} from "@patron/contract/enums";
import type { PriceInput } from "../../src/sale/input.ts";
import type { PricedCheck, PriceOutcome } from "../../src/sale/result.ts";

const schemes = ["summarizing", "maximum", "sequential"];
const each = (kind: string, names: readonly string[]) => names.map((name) => `${kind} ${name}`);
const cross = (kind: string, names: readonly string[], others: readonly string[]) =>
  names.flatMap((name) => others.map((other) => `${kind} ${name} ${other}`));
const without = (names: readonly string[], ...left: string[]) => names.filter((name) => !left.includes(name));

/** Features that must occur often enough in random checks for their agreement to mean something. */
export const features: readonly string[] = [
  // The others belong to finalising a reserved check.
  ...each("refused", without(SALE_REFUSALS, "line.unknown", "line.quantity_raised", "finalise.limit_unreachable")),
  ...each("step", without(TRACE_STEPS, "finalise-limit")),
  ...each("rejected", [...RULE_REJECTIONS, ...COUPON_REJECTIONS, ...REDEMPTION_REJECTIONS, ...PRICE_REJECTIONS]),
  ...each("rejected", [...BATCH_REJECTIONS, ...CATEGORY_REJECTIONS, ...REFERRAL_REJECTIONS]),
  ...each("rewarded", without(REFERRAL_REWARD_TYPES, "none")),
  ...each("lowered by", REDEMPTION_LIMITS),
  ...cross("acted", DISCOUNT_ACTION_TYPES, schemes),
  ...cross("acted", CHARGE_ACTION_TYPES, schemes),
  ...cross("redeemed", ["full-check", "partial", "partial-rounded"], ["before-tax", "after-tax"]),
  ...cross("option", ["fixed-price", "change-amount", "change-percent"], ["base", "including-taxes", "posted"]),
  ...cross("entered", ["base", "including-taxes"], ["with taxes", "without taxes"]),
  ...each("credited", ["bonuses", "promotional-bonuses", "special-account money"]),
  ...each("credited", ["special-account goods", "special-account punches"]),
  ...each("charge base", ["amount-before-discounts", "amount-after-discounts", "amount-to-pay"]),
  ...each("valued by", ["audience table", "amount", "quantity", "visits", "goods-quantity", "a past period"]),
  ...each("currency", ["UAH", "JPY", "KWD"]),
  ...each("commission", ["amount", "percentage"]),
  ...each("paid by", ["cash", "bank-card", "bank-card-external", "mobile-app", "special-account"]),
  ...each("paid from account of", SPECIAL_ACCOUNT_TYPES),
  "commission of the item",
  "tax compounded",
  "tax overridden by the item",
  "discount rounded down",
  "change given",
  "several lots",
  "coupon spent",
];

function ofRules(input: PriceInput, check: PricedCheck): string[] {
  const acted = (input.rules ?? []).filter(({ id }) => check.applied_rule_ids.includes(id));
  const { discounts_scheme = "maximum", charges_scheme = "summarizing" } = input.loyalty.rule_settings ?? {};
  return acted.flatMap((rule) => {
    const isCharge = rule.action_type.startsWith("charge-");
    const measured = rule.depends_on && rule.depends_on !== "none";
    const isPast = measured && rule.period && rule.period !== "check";
    return [
      `acted ${rule.action_type} ${isCharge ? charges_scheme : discounts_scheme}`,
      rule.card_category_values?.length ? "valued by audience table" : [],
      measured ? `valued by ${isPast ? "a past period" : rule.depends_on}` : [],
    ].flat();
  });
}

function ofPrices(input: PriceInput, check: PricedCheck): string[] {
  const used = check.trace.entries.filter(({ step }) => step === "price-option").map(({ source }) => source?.id);
  const options = (input.price_options ?? []).filter(({ id }) => used.includes(id));
  const entered = input.price_group?.prices_entered_as;
  const contained = check.lines.some(({ base_taxes }) => base_taxes.length > 0);
  return [
    ...options.map(({ option_type, level }) => `option ${option_type} ${level ?? "base"}`),
    ...(entered ? [`entered ${entered} ${contained ? "with" : "without"} taxes`] : []),
    ...(input.terminal.commissions ?? []).map(({ type }) => `commission ${type}`),
    ...(input.terminal.commissions?.some(({ id }) => input.lines.some((line) => line.commission_values?.[0]?.id === id))
      ? ["commission of the item"]
      : []),
    ...(check.lines.some(({ base_taxes: own }) => own.length > 1 && own.some(({ tax_id }) => tax_id === "vat"))
      ? ["tax compounded"]
      : []),
    ...(entered && input.lines.some(({ tax_overrides }) => tax_overrides?.length)
      ? ["tax overridden by the item"]
      : []),
  ];
}

/** The features of an input and its outcome. */
export function featuresOf(input: PriceInput, outcome: PriceOutcome): Set<string> {
  if (!outcome.ok) return new Set([`refused ${outcome.refusal.code}`]);
  const { check } = outcome;
  const { bonuses_payment_type = "partial", redemption_moment = "before-tax" } =
    input.loyalty.redemption_settings ?? {};
  const settings = input.loyalty.rule_settings ?? {};
  const credited = check.accruals.map(({ target, special_account }) =>
    `${target} ${special_account?.type ?? ""}`.trim(),
  );
  const rest = [
    check.redemption && Number(check.redemption.redeemed) > 0
      ? `redeemed ${bonuses_payment_type} ${redemption_moment}`
      : "",
    check.accruals.length > 0 ? `charge base ${settings.charge_base ?? "amount-to-pay"}` : "",
    settings.discount_rounding_mode === "down" && Number(check.totals.discount_amount) > 0
      ? "discount rounded down"
      : "",
    check.payments?.some(({ change }) => Number(change) > 0) ? "change given" : "",
    check.accruals.filter(({ lot_kind }) => lot_kind).length > 1 ? "several lots" : "",
    check.coupons.some(({ verdict }) => verdict === "spent") ? "coupon spent" : "",
    ...check.referral_rewards.map(({ type }) => `rewarded ${type}`),
  ];
  return new Set([
    ...check.trace.entries.map(({ step }) => `step ${step}`),
    ...check.trace.entries.flatMap(({ step, params }) =>
      step === "redemption-lowered" ? Object.values(params).map((by) => `lowered by ${by}`) : [],
    ),
    ...check.trace.rejected.map(({ reason }) => `rejected ${reason}`),
    ...credited.map((name) => `credited ${name}`),
    ...(check.payments ?? []).map(({ payment_type }) => `paid by ${payment_type}`),
    ...(check.payments ?? []).flatMap(({ account }) => (account ? [`paid from account of ${account.type}`] : [])),
    ...ofRules(input, check),
    ...ofPrices(input, check),
    ...rest,
    `currency ${check.currency}`,
  ]);
}
