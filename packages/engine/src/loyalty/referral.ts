import type {
  CardAccess,
  ChargeTarget,
  ExpireType,
  LotKind,
  ReferralGrantType,
  ReferralRejection,
  ReferralRewardType,
  ReferralSide,
  RuleRejection,
  SpecialAccountType,
} from "@patron/contract/enums";
import { divide, formatDecimal, type Minor, WHOLE_RATE } from "../money/index.ts";
import { note, reject, sourceOf, type Trace } from "../trace/trace.ts";
import { type Reader, readDay } from "../wire/read.ts";
import { lastDayOf } from "./expire.ts";
import type { SpecialAccountRef } from "./rule.ts";
import { accountScale } from "./value.ts";

/** The reward for one side of a referral. `value` is money, units of the account, a percentage, or a count of coupons. */
export type ReferralReward = {
  type: ReferralRewardType;
  value?: string | null | undefined;
  /** For money; null: the currency of the check. */
  currency?: string | null | undefined;
  special_account?: SpecialAccountRef | null | undefined;
  coupon_batch_id?: string | null | undefined;
  promo_expire_type?: ExpireType | null | undefined;
  promo_expire_value?: string | null | undefined;
};

/** The referral programme of a loyalty programme. */
export type ReferralProgramme = {
  id: string;
  version?: number | null | undefined;
  title?: string | null | undefined;
  active?: boolean | undefined;
  referral_reward?: ReferralReward | null | undefined;
  referrer_reward?: ReferralReward | null | undefined;
  /** Default for both: on the first purchase. */
  referral_grant_type?: Exclude<ReferralGrantType, "on-each-purchase"> | undefined;
  referrer_grant_type?: ReferralGrantType | undefined;
  /**
   * Values of the inviter's reward by distance: level 1 invited the customer, level 2 invited that inviter. Default: the reward's own value
   * for level 1.
   */
  levels?: readonly { level: number; value: string }[] | null | undefined;
  /** The minimum amount of goods to pay. */
  min_purchase_amount?: string | null | undefined;
  /** How many purchases of one invited customer are rewarded, counted from the first. */
  purchases_limit?: number | null | undefined;
  /** Days from the invited customer's registration during which purchases are rewarded. */
  days_limit?: number | null | undefined;
};

/** The chain of inviters, nearest first, and the programme in force. */
export type Referral = {
  programme: ReferralProgramme;
  inviters: readonly { customer_id: string; access: CardAccess }[];
};

/** A reward for one customer. */
export type GrantedReward = {
  side: ReferralSide;
  /** 0: the invited customer. */
  level: number;
  customer_id: string;
  type: Exclude<ReferralRewardType, "none">;
  /** What it credits; null for coupons. */
  target: ChargeTarget | null;
  /** In units of the target; a count of coupons. */
  amount: string;
  lot_kind: LotKind | null;
  expire_date: string | null;
  special_account: { id: string; type: SpecialAccountType } | null;
  coupon_batch_id: string | null;
};

/** The invited customer and the event: a registration, or a purchase with its amount of goods. */
export type ReferralEvent = {
  customer: {
    id: string;
    access: CardAccess;
    /** Purchases in the programme before this one. */
    purchases?: number | null | undefined;
    registered_date?: string | null | undefined;
  };
  purchase: { goods_amount: Minor } | null;
  /** Today in the programme's zone. */
  day: Temporal.PlainDate;
  read: Reader;
  trace: Trace;
};

type Failed = { reason: ReferralRejection | RuleRejection; details?: Record<string, string> };

function guarded(programme: ReferralProgramme, event: ReferralEvent): Failed | undefined {
  const { customer, purchase, day, read } = event;
  if (programme.active === false) return { reason: "referral-inactive" };
  if (!purchase) return undefined;
  const { min_purchase_amount: least, purchases_limit, days_limit } = programme;
  if (least != null && purchase.goods_amount < read.money(least, "referral.programme.min_purchase_amount"))
    return { reason: "referral-amount-below", details: { limit: least } };
  if (purchases_limit != null && (customer.purchases ?? 0) >= purchases_limit)
    return { reason: "referral-purchases-limit", details: { limit: String(purchases_limit) } };
  const registered = customer.registered_date ? readDay(customer.registered_date, "customer.registered_date") : null;
  if (days_limit != null && registered && registered.until(day).days > days_limit)
    return { reason: "referral-days-limit", details: { limit: String(days_limit) } };
  return undefined;
}

function grantFails(grant: ReferralGrantType, { customer, purchase }: ReferralEvent): Failed | undefined {
  if ((grant === "on-registration") !== (purchase === null)) return { reason: "referral-other-occasion" };
  if (grant === "on-first-purchase" && (customer.purchases ?? 0) > 0) return { reason: "referral-not-first-purchase" };
  return undefined;
}

type Worth = Pick<
  GrantedReward,
  "target" | "amount" | "lot_kind" | "expire_date" | "special_account" | "coupon_batch_id"
>;
const plain: Worth = {
  target: "bonuses",
  amount: "0",
  lot_kind: "ordinary",
  expire_date: null,
  special_account: null,
  coupon_batch_id: null,
};

function percentWorth(text: string, { purchase, read }: ReferralEvent, path: string): Worth {
  const amount = divide((purchase?.goods_amount ?? 0n) * read.rate(text, path), WHOLE_RATE, "half-up");
  return { ...plain, amount: formatDecimal(amount, read.exponent) };
}

function worthOf(reward: ReferralReward, text: string, event: ReferralEvent, path: string): Worth | Failed {
  const { read, day } = event;
  const isMoney = reward.type !== "coupon" && (reward.special_account?.type ?? "money") === "money";
  if (isMoney && reward.currency && reward.currency !== read.currency) return { reason: "referral-other-currency" };
  if (reward.type === "percent-of-purchase") return percentWorth(text, event, path);
  if (reward.type === "coupon") {
    if (!reward.coupon_batch_id) return { reason: "target-missing" };
    const amount = formatDecimal(read.decimal(text, 0, path), 0);
    return { ...plain, target: null, lot_kind: null, amount, coupon_batch_id: reward.coupon_batch_id };
  }
  if (reward.type === "special-account") {
    if (!reward.special_account) return { reason: "target-missing" };
    const { id, type } = reward.special_account;
    const scale = accountScale(type, read.exponent);
    const amount = formatDecimal(read.decimal(text, scale, path), scale);
    return { ...plain, target: "special-account", lot_kind: null, amount, special_account: { id, type } };
  }
  const amount = formatDecimal(read.money(text, path), read.exponent);
  if (reward.type === "bonuses") return { ...plain, amount };
  const life = { type: reward.promo_expire_type, value: reward.promo_expire_value };
  const last = lastDayOf(life, day, `${path}.promo_expire_value`);
  if (last && Temporal.PlainDate.compare(last, day) < 0) return { reason: "expiry-past" };
  const expire_date = last?.toString() ?? null;
  return { ...plain, target: "promotional-bonuses", lot_kind: "promotional", amount, expire_date };
}

type Side = { side: ReferralSide; level: number; customer_id: string; access: CardAccess; grant: ReferralGrantType };

function grantTo(
  side: Side,
  reward: ReferralReward | null | undefined,
  text: string | null | undefined,
  event: ReferralEvent,
): GrantedReward | Failed {
  if (!reward || reward.type === "none") return { reason: "referral-no-reward" };
  const late = grantFails(side.grant, event);
  if (late) return late;
  if (text == null) return { reason: "referral-level-without-reward", details: { level: String(side.level) } };
  if (side.access === "none") return { reason: "access-none" };
  const worth = worthOf(reward, text, event, `referral.programme.${side.side}_reward`);
  if ("reason" in worth) return worth;
  if (/^-|^0*(\.0*)?$/.test(worth.amount)) return { reason: "value-zero" };
  const { customer_id, level } = side;
  return { side: side.side, level, customer_id, type: reward.type, ...worth };
}

/**
 * The rewards for a referral: for the invited customer and for the inviters up the chain, as the programme defines. Limits apply to the
 * invited customer's purchases, days and amount; locked cards get nothing. A percentage applies to the goods to pay, is rounded half up
 * once, and credits ordinary bonuses.
 */
export function grantReferral({ programme, inviters }: Referral, event: ReferralEvent): GrantedReward[] {
  const { trace, customer } = event;
  const source = sourceOf("referral-programme", programme);
  const guard = guarded(programme, event);
  if (guard || inviters.length === 0) {
    if (guard) reject(trace, { source, ...guard });
    return [];
  }
  const { referral_reward, referrer_reward, levels } = programme;
  const valueAt = (level: number) => {
    if (!levels?.length) return level === 1 ? referrer_reward?.value : null;
    return levels.find((one) => one.level === level)?.value;
  };
  const invited: Side = {
    ...{ side: "referral", level: 0, customer_id: customer.id, access: customer.access },
    grant: programme.referral_grant_type ?? "on-first-purchase",
  };
  const requested = [
    grantTo(invited, referral_reward, referral_reward?.value, event),
    ...inviters.map((inviter, index) => {
      const side: Side = {
        side: "referrer",
        level: index + 1,
        ...inviter,
        grant: programme.referrer_grant_type ?? "on-first-purchase",
      };
      return grantTo(side, referrer_reward, valueAt(index + 1), event);
    }),
  ];
  return requested.flatMap((one) => {
    if ("reason" in one) {
      reject(trace, { source, ...one });
      return [];
    }
    const { side, level, target, amount, type, coupon_batch_id } = one;
    const params = { side, level: String(level), type, target: target ?? "", coupon_batch_id: coupon_batch_id ?? "" };
    note(trace, { step: "referral-reward", source, change: amount, params });
    return [one];
  });
}
