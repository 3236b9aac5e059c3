import type { term } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import {
  type CardAccess,
  type ChargeTarget,
  PRICE_STEPS,
  type RedemptionLimit,
  type ReferralSide,
  type RuleRejection,
} from "@patron/contract/enums";
import { postedAmount } from "../account-amount.ts";
import type { Show } from "../show.ts";
import { weekDayName } from "../week-day.ts";
import type { RejectionFacts, StepFacts } from "./facts.ts";
import type { TraceMessages } from "./messages/en.ts";

export type PricedCheck = ReplyOf<typeof term.process>["check"];
export type Entry = PricedCheck["trace"]["entries"][number];
export type Rejected = PricedCheck["trace"]["rejected"][number];

/** What the texts of a trace need: the messages and formats of the user's language, and the check. */
export interface TraceContext {
  t: TraceMessages;
  show: Show;
  check: PricedCheck;
}

const unitPriceSteps: readonly Entry["step"][] = PRICE_STEPS;
/** Steps whose result is the change, not the new value. */
const changes: readonly Entry["step"][] = [
  "base-tax",
  "commission",
  "line-amount-stated",
  "discount",
  "discount-cap",
  "finalise-limit",
  "redemption",
  "sales-tax",
  "contained-tax",
  "delivery",
  "tip",
  "cash-rounding",
  "special-account",
  "charge",
  "lot",
  "referral-reward",
];

/** One step as a sentence. */
export function stepText({ t, show, check }: TraceContext, { step, source, params, change }: Entry): string {
  const facts: StepFacts = {
    name: source?.title ?? "",
    source: source?.kind ?? null,
    price: params.price ? show.unitPrice(params.price, check.currency) : "",
    quantity: params.quantity ? show.quantity(params.quantity) : "",
    percent: params.discount_max_percent ? show.rate(params.discount_max_percent) : "",
    by: (params.by as RedemptionLimit | undefined) ?? "balance", // A value of the engine.
    target: (params.target as ChargeTarget | undefined) ?? "bonuses", // The same.
    account: params.special_account_title ?? "",
    until: params.expire_date ? show.day(params.expire_date) : "",
    step: params.step ? show.money(params.step, check.currency) : "",
    series: params.title ?? "",
    count: step === "coupon-emission" ? Number(change) : 0,
    from: params.from ?? "",
    to: params.to ?? "",
    side: (params.side as ReferralSide | undefined) ?? "referral", // The same.
  };
  return t.steps[step](facts);
}

/** Steps whose sentence includes the amount. */
const wordsOnly: readonly Entry["step"][] = ["coupon-emission", "category-change"];
/** Rewards that are not money. */
const counted: readonly (string | undefined)[] = ["coupon", "special-account"];

/** The result of a step as money, or as an amount of a special account. */
export function stepValue({ show, check }: TraceContext, { step, change, after, params }: Entry): string {
  if (wordsOnly.includes(step)) return "";
  if (step === "referral-reward" && counted.includes(params.type)) return change ? show.quantity(change) : "";
  // An account of goods or stamps pays in its own unit.
  if (step === "special-account" && params.type !== "money")
    return change ? postedAmount(show, change, params.unit ?? "") : "";
  const text = changes.includes(step) ? (change ?? after) : (after ?? change);
  if (text === null) return "";
  if (params.special_account_unit) return postedAmount(show, text, params.special_account_unit);
  return unitPriceSteps.includes(step) ? show.unitPrice(text, check.currency) : show.money(text, check.currency);
}

const moneyLimits: readonly Rejected["reason"][] = [
  "check-amount-below",
  "check-amount-above",
  "goods-amount-below",
  "goods-amount-above",
  "redemption-min-check-amount",
  "referral-amount-below",
];

/** Why a candidate did not apply, as a sentence. */
export function rejectionText({ t, show, check }: TraceContext, { reason, details }: Rejected): string {
  const money = (text: string | undefined) => (text ? show.money(text, check.currency) : "");
  const date = details.date_from ?? details.date_to ?? details.valid_from?.slice(0, 10);
  const facts: RejectionFacts = {
    limit: moneyLimits.includes(reason) ? money(details.limit) : (details.limit ?? ""),
    date: date ? show.day(date) : "",
    from: shortTime(details.time_from),
    to: shortTime(details.time_to),
    weekDay: details.week_day ? weekDayName(show.language, Number(details.week_day)) : "",
    days: Number(details.days ?? 0),
    age: Number(details.age_from ?? details.age_to ?? 0),
    measure: details.measure ? show.quantity(details.measure) : "",
    winner: titleOf(check, details.winner_id) ?? t.unnamed,
    would: money(details.would),
    access: (details.access as CardAccess | undefined) ?? "none", // A value of the engine.
  };
  return t.rejections[reason](facts);
}

/** In the format of a rule's sentence: `9:00`. */
const shortTime = (time: string | undefined) => time?.replace(/^0(?=\d)/, "") ?? "";

/** The title of a rule that the trace names. */
function titleOf(check: PricedCheck, id: string | undefined): string | null | undefined {
  const sources = [...check.trace.entries, ...check.trace.rejected].map((entry) => entry.source);
  return sources.find((source) => source?.id === id)?.title;
}

/** Reasons of rules that cannot apply to this check. */
const quiet: readonly RuleRejection[] = ["inactive", "not-picked", "coupon-only", "kiosk-only"];
export function isQuiet({ reason }: Rejected): boolean {
  return (quiet as readonly string[]).includes(reason); // Widened for the lookup.
}
