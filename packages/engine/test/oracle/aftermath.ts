import type { CardCategoryRule } from "../../src/loyalty/category.ts";
import type { ReferralReward } from "../../src/loyalty/referral.ts";
import type { PriceInput } from "../../src/sale/input.ts";
import { lastDayFrom } from "./charges.ts";
import type { Reckoned } from "./check.ts";
import { memberOf, programmeDay } from "./conditions.ts";
import { inOrder } from "./discounts.ts";
import { hundred, notNegative, type Rational, rounded, total, unitOf, written, zero } from "./rational.ts";
import { decimal } from "./read.ts";

const isMoved = ({ parts }: { parts: readonly Rational[] }) => total(parts).against(zero) > 0;

/** The coupons that rules issue: the number in each rule, while the batch has some, in total and for this customer. */
export function issued(
  sale: Reckoned,
  input: PriceInput,
): { rule: string; coupon: string | undefined; text: string }[] {
  const day = programmeDay(input).toString();
  const gone = new Map<string, bigint>();
  return inOrder(sale.acting.filter(({ rule }) => rule.action_type === "coupon-emission")).flatMap((acting) => {
    const { rule, coupon, value } = acting;
    const batch = input.coupon_batches?.find(({ id }) => id === rule.coupon_batch_id);
    if (!batch || batch.active === false) return [];
    if ((batch.emission_from && day < batch.emission_from) || (batch.emission_to && day > batch.emission_to)) return [];
    const before = gone.get(batch.id) ?? 0n;
    const limits = [batch.left, batch.left_for_customer].filter((limit) => limit != null);
    const count = [value.floor(), ...limits.map((limit) => BigInt(limit) - before)].reduce((a, b) => (b < a ? b : a));
    if (count <= 0n) return [];
    gone.set(batch.id, before + count);
    return [{ rule: rule.id, coupon: coupon?.id, text: `${rule.id} ${coupon?.id ?? "-"} ${batch.id} ${count}` }];
  });
}

/** The outcome for presented coupons, in order; undefined if the specification leaves open which discount applies. */
export function couponsOf(sale: Reckoned, input: PriceInput): string[] | undefined {
  if (!sale.byRule) return undefined;
  const moved = [...sale.byRule, ...sale.charges].filter(isMoved);
  const spent = new Set([...moved.map(({ coupon }) => coupon?.id), ...issued(sale, input).map(({ coupon }) => coupon)]);
  return (input.coupons ?? []).map(({ id }, index, all) => {
    const isFirst = all.findIndex((one) => one.id === id) === index;
    return `${id} ${isFirst && spent.has(id) ? "spent" : "refused"}`;
  });
}

/** The rules that count a use. */
export function appliedRules(sale: Reckoned, input: PriceInput): string[] | undefined {
  if (!sale.byRule) return undefined;
  const moved = [...sale.byRule, ...sale.charges].filter(isMoved).map(({ rule }) => rule.id);
  return [...moved, ...issued(sale, input).map(({ rule }) => rule)].toSorted();
}

/** What the customer pays for goods, without added taxes. */
const goodsOf = ({ discounted, redeemed }: Reckoned) =>
  total(discounted.map((left, index) => notNegative(left.minus(redeemed[index] ?? zero))));

function reached(rule: CardCategoryRule, sale: Reckoned, input: PriceInput): boolean {
  const decimals = { amount: sale.decimals, quantity: 3, visits: 0 }[rule.depends_on];
  const now = {
    amount: goodsOf(sale),
    quantity: total(sale.lines.map(({ quantity }) => quantity)),
    visits: unitOf(0),
  }[rule.depends_on];
  const past =
    rule.period === "check" ? "0" : input.category_facts?.find(({ rule_id }) => rule_id === rule.id)?.measure;
  if (past === undefined) return false;
  const all = decimal(past, decimals).plus(now);
  if (all.against(decimal(rule.threshold_from, decimals)) < 0) return false;
  return rule.threshold_to == null || all.against(decimal(rule.threshold_to, decimals)) <= 0;
}

/** The card category after the sale; null: unchanged. */
export function categoryOf(sale: Reckoned, input: PriceInput): string | null {
  const person = memberOf(input);
  if (!person) return null;
  const held = person.category?.id ?? null;
  const height = (id: string | null) => input.card_categories?.find((one) => one.id === id)?.sort_order ?? 0;
  const rank = ({ sort_order }: CardCategoryRule) => sort_order ?? Number.MAX_SAFE_INTEGER;
  const found = (input.category_rules ?? [])
    .toSorted((a, b) => rank(a) - rank(b))
    .find((rule) => {
      if (rule.active === false || rule.apply === "daily" || rule.currency !== input.currency) return false;
      if (rule.pos_ids?.length && !rule.pos_ids.includes(input.pos.id)) return false;
      if (rule.category_from != null && rule.category_from !== held) return false;
      if (!reached(rule, sale, input)) return false;
      const falls = held !== null && height(rule.category_to) < height(held);
      return !(falls && person.category?.pinned);
    });
  return found && found.category_to !== held ? `${found.id} ${held} ${found.category_to}` : null;
}

function worth(reward: ReferralReward, text: string, sale: Reckoned, input: PriceInput): string | undefined {
  const account = reward.special_account;
  const isMoney = reward.type !== "coupon" && (account?.type ?? "money") === "money";
  if (isMoney && reward.currency && reward.currency !== input.currency) return undefined;
  switch (reward.type) {
    case "percent-of-purchase": {
      const part = rounded(goodsOf(sale).times(decimal(text, 6)).over(hundred), unitOf(sale.decimals));
      return part.against(zero) > 0 ? `bonuses ${written(part, sale.decimals)}` : undefined;
    }
    case "coupon": {
      const count = decimal(text, 0);
      return reward.coupon_batch_id && count.against(zero) > 0
        ? `coupons ${reward.coupon_batch_id} ${written(count, 0)}`
        : undefined;
    }
    case "special-account": {
      if (!account) return undefined;
      const decimals = { money: sale.decimals, goods: 3, punches: 0 }[account.type];
      const amount = decimal(text, decimals);
      return amount.against(zero) > 0 ? `account ${account.id} ${written(amount, decimals)}` : undefined;
    }
    default: {
      const amount = decimal(text, sale.decimals);
      const today = programmeDay(input);
      const isPromo = reward.type === "promotional-bonuses";
      const last = isPromo ? lastDayFrom(reward.promo_expire_type, reward.promo_expire_value, today) : null;
      if (amount.against(zero) <= 0 || (last !== null && last < today.toString())) return undefined;
      return `${reward.type} ${written(amount, sale.decimals)} until ${last}`;
    }
  }
}

/** The referral rewards: who gets what. */
export function rewardsOf(sale: Reckoned, input: PriceInput): string[] {
  const person = memberOf(input);
  const { referral } = input;
  if (!person || !referral || referral.programme.active === false || referral.inviters.length === 0) return [];
  const { programme, inviters } = referral;
  const before = person.purchases ?? 0;
  if (programme.min_purchase_amount != null) {
    if (goodsOf(sale).against(decimal(programme.min_purchase_amount, sale.decimals)) < 0) return [];
  }
  if (programme.purchases_limit != null && before >= programme.purchases_limit) return [];
  if (programme.days_limit != null && person.registered_date) {
    const until = Temporal.PlainDate.from(person.registered_date).add({ days: programme.days_limit });
    if (Temporal.PlainDate.compare(programmeDay(input), until) > 0) return [];
  }
  const isDue = (grant: string | undefined) => {
    if (grant === "on-registration") return false;
    return grant === "on-each-purchase" || before === 0;
  };
  const addReward = (who: string, reward: ReferralReward | null | undefined, text: string | null | undefined) => {
    if (!reward || reward.type === "none" || text == null) return [];
    const given = worth(reward, text, sale, input);
    return given === undefined ? [] : [`${who} ${given}`];
  };
  const { referral_reward, referrer_reward, levels } = programme;
  const all = isDue(programme.referral_grant_type) ? addReward(person.id, referral_reward, referral_reward?.value) : [];
  if (!isDue(programme.referrer_grant_type)) return all;
  for (const [index, { customer_id, access }] of inviters.entries()) {
    const first = index === 0 ? referrer_reward?.value : null;
    const text = levels?.length ? levels.find(({ level }) => level === index + 1)?.value : first;
    if (access !== "none") all.push(...addReward(customer_id, referrer_reward, text));
  }
  return all;
}
