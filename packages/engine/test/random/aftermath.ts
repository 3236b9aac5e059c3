import type { CardCategoryRule } from "../../src/loyalty/category.ts";
import type { CouponBatch } from "../../src/loyalty/emission.ts";
import type { Referral, ReferralReward } from "../../src/loyalty/referral.ts";
import type { PriceInput } from "../../src/sale/input.ts";
import type { Chance } from "./chance.ts";
import { dayNear } from "./goods.ts";

const categories = ["k1", "k2", "k3"] as const;

function drawBatch(chance: Chance, id: string): CouponBatch {
  const limit = () => chance.maybe(50, () => chance.between(0, 4), null);
  const batch: CouponBatch = { id, left: limit(), left_for_customer: limit() };
  if (chance.in100(10)) batch.active = false;
  if (chance.in100(15)) batch.emission_from = dayNear(chance);
  if (chance.in100(15)) batch.emission_to = dayNear(chance);
  return batch;
}

function drawTransition(chance: Chance, index: number, currency: string, decimals: number): CardCategoryRule {
  const depends_on = chance.pick("amount", "quantity", "visits");
  const scale = { amount: decimals, quantity: 3, visits: 0 }[depends_on];
  const most = { amount: 900, quantity: 20, visits: 6 }[depends_on];
  const rule: CardCategoryRule = {
    id: `m${index}`,
    currency: chance.in100(95) ? currency : "EUR",
    category_to: chance.pick(...categories),
    depends_on,
    period: chance.pick("check", "month", "all-time"),
    threshold_from: chance.in100(40) ? "0" : chance.decimal(0, most, scale),
    apply: chance.in100(90) ? "on-transaction" : "daily",
  };
  if (chance.in100(30)) rule.threshold_to = chance.decimal(0, most, scale);
  if (chance.in100(30)) rule.category_from = chance.pick(...categories);
  if (chance.in100(10)) rule.pos_ids = chance.pick(["p1"], ["p2"], []);
  if (chance.in100(5)) rule.active = false;
  if (chance.in100(60)) rule.sort_order = chance.between(0, 3);
  return rule;
}

function drawReward(chance: Chance, decimals: number): ReferralReward {
  const type = chance.pick(
    ...(["none", "bonuses", "promotional-bonuses", "special-account", "coupon", "percent-of-purchase"] as const),
  );
  const account = chance.pick<"money" | "goods" | "punches">("money", "goods", "punches");
  const scales = {
    "special-account": { money: decimals, goods: 3, punches: 0 }[account],
    "percent-of-purchase": 6,
    coupon: 0,
  };
  const scale = Object.hasOwn(scales, type) ? scales[type as keyof typeof scales] : decimals; // Checked just before.
  const reward: ReferralReward = { type, value: chance.in100(5) ? "0" : chance.decimal(0, 30, scale) };
  if (type === "special-account" && chance.in100(95)) reward.special_account = { id: `${account}-1`, type: account };
  if (type === "coupon" && chance.in100(95)) reward.coupon_batch_id = "b1";
  if (chance.in100(8)) reward.currency = chance.pick("UAH", "EUR");
  if (type !== "promotional-bonuses") return reward;
  reward.promo_expire_type = chance.pick("none", "date", "day", "month", null);
  reward.promo_expire_value =
    reward.promo_expire_type === "date" ? dayNear(chance, 1, 30) : String(chance.between(0, 15));
  return reward;
}

function drawReferral(chance: Chance, decimals: number): Referral {
  const programme: Referral["programme"] = {
    id: "f1",
    referral_reward: chance.maybe(80, () => drawReward(chance, decimals), null),
    referrer_reward: chance.maybe(90, () => drawReward(chance, decimals), null),
    referral_grant_type: chance.pick("on-registration", "on-first-purchase", undefined),
    referrer_grant_type: chance.pick("on-registration", "on-first-purchase", "on-each-purchase", "on-each-purchase"),
  };
  if (chance.in100(5)) programme.active = false;
  if (chance.in100(20)) programme.min_purchase_amount = chance.decimal(0, 500, decimals);
  if (chance.in100(20)) programme.purchases_limit = chance.between(1, 4);
  if (chance.in100(20)) programme.days_limit = chance.between(0, 6);
  if (chance.in100(25))
    programme.levels = chance.many(1, 3, (index) => ({ level: index + chance.between(0, 1), value: "3" }));
  const inviters = chance.many(0, 3, (index): Referral["inviters"][number] => ({
    customer_id: `i${index}`,
    access: chance.pick("full", "full", "full", "limited", "none"),
  }));
  return { programme, inviters };
}

/** The effects of a sale besides payments and credits: coupons to issue, categories to reach, referrals to reward. */
export function drawAftermath(
  chance: Chance,
  { currency, decimals }: { currency: string; decimals: number },
): Pick<PriceInput, "coupon_batches" | "category_rules" | "category_facts" | "card_categories" | "referral"> {
  const category_rules = chance.maybe(
    40,
    () => chance.many(1, 4, (index) => drawTransition(chance, index, currency, decimals)),
    undefined,
  );
  return {
    coupon_batches: chance.maybe(80, () => ["b1", "b2"].map((id) => drawBatch(chance, id)), undefined),
    category_rules,
    category_facts: category_rules
      ?.filter(() => chance.in100(85))
      .map(({ id, depends_on }) => {
        const scale = { amount: decimals, quantity: 3, visits: 0 }[depends_on];
        return { rule_id: id, measure: chance.decimal(0, depends_on === "amount" ? 900 : 12, scale) };
      }),
    card_categories: categories.map((id, index) => ({ id, sort_order: chance.in100(90) ? index : null })),
    referral: chance.maybe(35, () => drawReferral(chance, decimals), null),
  };
}
