import { DISCOUNT_ACTION_TYPES, type SpecialAccountType, SUPPORTED_ACTION_TYPES } from "@patron/contract/enums";
import type { Coupon } from "../../src/loyalty/coupon.ts";
import type { CustomerCondition, Rule, RuleFacts, Threshold } from "../../src/loyalty/rule.ts";
import type { Chance } from "./chance.ts";
import { categoryIds, dayNear, goodsIds } from "./goods.ts";

type Target = Pick<
  Rule,
  "charge_target" | "special_account" | "promo_expire_type" | "promo_expire_value" | "action_type"
>;

function drawTarget(chance: Chance): Omit<Target, "action_type"> {
  switch (chance.between(0, 4)) {
    case 0:
      return { charge_target: chance.in100(70) ? "bonuses" : null };
    case 1:
    case 2: {
      const promo_expire_type = chance.pick("none", "date", "day", "month", null);
      const near = { date: () => dayNear(chance, 1, 30), day: () => String(chance.between(0, 40)) };
      const value = promo_expire_type === "date" ? near.date() : near.day();
      const promo_expire_value = promo_expire_type === "month" ? String(chance.between(0, 15)) : value;
      return { charge_target: "promotional-bonuses", promo_expire_type, promo_expire_value };
    }
    default: {
      const type = chance.pick<SpecialAccountType>("money", "goods", "punches");
      const closed = chance.in100(10) ? { closed: true } : {};
      const special_account = chance.in100(5) ? null : { id: `${type}-${chance.between(1, 2)}`, type, ...closed };
      return { charge_target: "special-account", special_account };
    }
  }
}

// A value with the decimals of the action, in the range of line amounts.
function drawValue(chance: Chance, { action_type, charge_target, special_account }: Target, decimals: number): string {
  if (chance.in100(2)) return "0";
  if (action_type === "coupon-emission") return String(chance.between(1, 3));
  if (action_type === "buy-x-get-y" && chance.in100(60)) return "100";
  if (action_type.endsWith("percent") || action_type === "buy-x-get-y") {
    return chance.in100(30) ? chance.pick("5", "10", "33.333333", "50", "100") : chance.decimal(0, 60, 6);
  }
  if (action_type === "discount-items-amount" || action_type === "charge-items-amount") {
    return chance.decimal(0, chance.pick(3, 80), 4);
  }
  if (action_type === "special-price-item") return chance.decimal(0, 90, 4);
  const ofAccount = charge_target === "special-account" && special_account;
  const scale = ofAccount ? { money: decimals, goods: 3, punches: 0 }[ofAccount.type] : decimals;
  return chance.decimal(0, action_type === "special-price-check" ? 400 : chance.pick(5, 90), scale);
}

function drawPerson(chance: Chance): CustomerCondition {
  const window = () => chance.maybe(60, () => chance.between(0, 5), null);
  switch (chance.between(0, 5)) {
    case 0:
      return { birthday_before_days: window(), birthday_after_days: window() };
    case 1:
      return { gender: chance.pick("female", "male") };
    case 2:
      return { age_from: chance.between(25, 36), age_to: null };
    case 3:
      return { age_to: chance.between(25, 36), age_from: chance.maybe(30, () => 25, null) };
    case 4:
      return { first_purchase_only: chance.pick(true, true, false) };
    default:
      return { registered_within_days: chance.between(0, 6) };
  }
}

function drawScope(chance: Chance, rule: Partial<Rule>): void {
  if (chance.in100(5)) rule.pos_ids = chance.pick(["p1"], ["p2"], ["p2", "p1"]);
  if (chance.in100(5)) rule.terminal_ids = chance.pick(["t1"], ["t2"], ["t2", "t1"], []);
  if (chance.in100(5)) rule.currency = chance.pick("UAH", "EUR");
  if (chance.in100(5)) rule.date_from = dayNear(chance);
  if (chance.in100(5)) rule.date_to = dayNear(chance);
  if (chance.in100(5)) rule.week_days = chance.some([1, 2, 3, 4, 5, 6, 7]);
  if (chance.in100(8)) {
    const hour = () => `${String(chance.between(0, 23)).padStart(2, "0")}:${chance.pick("00", "30")}`;
    if (chance.in100(80)) rule.time_from = hour();
    if (chance.in100(80)) rule.time_to = chance.in100(5) ? rule.time_from : hour();
  }
}

function drawRequests(chance: Chance, rule: Partial<Rule>, decimals: number): void {
  const sum = () => chance.maybe(60, () => chance.decimal(0, 900, decimals), null);
  if (chance.in100(8)) [rule.check_amount_min, rule.check_amount_max] = [sum(), sum()];
  if (chance.in100(8)) [rule.goods_amount_min, rule.goods_amount_max] = [sum(), sum()];
  if (chance.in100(14)) rule.customer_condition = drawPerson(chance);
  if (chance.in100(5)) rule.payment_types = chance.some(["cash", "bank-card", "mobile-app", "special-account"]);
  if (chance.in100(4)) rule.limit_per_customer = chance.between(0, 4);
  if (chance.in100(4)) rule.limit_per_day = chance.between(0, 4);
  if (chance.in100(4)) rule.limit_total = chance.between(0, 4);
  if (chance.in100(6)) rule.members = true;
}

function drawTables(chance: Chance, rule: Partial<Rule>, value: () => string, decimals: number): void {
  if (chance.in100(12)) {
    rule.card_category_values = chance.many(0, 3, () => {
      const audience = chance.pick("category", "uncategorised", "walk_in");
      return { audience, card_category_id: audience === "category" ? chance.pick("k1", "k2") : null, value: value() };
    });
  }
  if (!chance.in100(14)) return;
  const depends_on = chance.pick("amount", "quantity", "visits", "goods-quantity", "none");
  rule.depends_on = depends_on;
  rule.period = chance.pick("check", "check", null, "month", "all-time");
  const scale = depends_on === "amount" ? decimals : depends_on === "visits" ? 0 : 3;
  const froms = new Set(chance.many(1, 3, () => chance.decimal(0, depends_on === "amount" ? 600 : 20, scale)));
  rule.thresholds = [...froms].map((from): Threshold => ({ from, value: value() }));
  if (chance.in100(60)) rule.thresholds = [{ from: "0", value: value() }, ...rule.thresholds.slice(1)];
}

function drawGoods(chance: Chance, rule: Partial<Rule>): void {
  if (chance.in100(50)) rule.include_goods = chance.some(goodsIds);
  if (chance.in100(50)) rule.include_categories = chance.some(categoryIds);
  if (chance.in100(25)) rule.exclude_goods = chance.some(goodsIds);
  if (chance.in100(25)) rule.exclude_categories = chance.some(["c1", "c2"]);
}

function drawSet(chance: Chance, rule: Partial<Rule>): void {
  if (rule.action_type !== "buy-x-get-y") return;
  const some = () => (chance.in100(80) ? String(chance.between(1, 3)) : chance.decimal(0, 4, 3));
  if (chance.in100(80)) rule.buy_quantity = some();
  if (chance.in100(60)) rule.get_quantity = some();
  if (chance.in100(40)) rule.get_goods = chance.some(goodsIds);
  if (chance.in100(20)) rule.get_categories = chance.some(categoryIds);
  if (chance.in100(30)) rule.sets_max = chance.between(0, 3);
}

/** Coupons for these rules, some of them invalid. */
export function drawCoupons(chance: Chance, rules: readonly Rule[]): Coupon[] {
  const called = rules.filter(({ scope }) => scope === "coupon");
  return called.flatMap(({ id }) =>
    chance.many(0, 2, (index): Coupon => {
      const coupon: Coupon = { id: `${id}-${chance.in100(95) ? index : 0}`, rule_id: chance.in100(97) ? id : "gone" };
      if (chance.in100(5)) coupon.status = chance.pick("redeemed", "cancelled", "open");
      if (chance.in100(10)) coupon.valid_from = dayNear(chance, 3, 1);
      if (chance.in100(10)) coupon.expire_date = dayNear(chance, 1, 3);
      if (chance.in100(20)) coupon.customer_id = chance.pick("u1", "u1", "u2");
      if (chance.in100(15)) coupon.exclusive = true;
      return coupon;
    }),
  );
}

/** A discount of any kind without conditions, in a currency with two decimals. */
export function drawDiscount(chance: Chance, index: number): Rule {
  const action_type = chance.pick(...DISCOUNT_ACTION_TYPES);
  const rule: Rule = { id: `r${index}`, scope: "automatic", action_type, value: drawValue(chance, { action_type }, 2) };
  if (chance.in100(40)) drawGoods(chance, rule);
  drawSet(chance, rule);
  return rule;
}

/** A rule of any action, most of whose conditions usually hold. */
export function drawRule(chance: Chance, index: number, currencyDecimals: number): Rule {
  const action_type = chance.in100(4) ? "coupon-emission" : chance.pick(...SUPPORTED_ACTION_TYPES);
  const target: Target = { action_type, ...(action_type.startsWith("charge-") ? drawTarget(chance) : {}) };
  const value = () => drawValue(chance, target, currencyDecimals);
  const scope = chance.in100(78) ? "automatic" : chance.pick("manual", "coupon", "coupon", "kiosk");
  const rule: Rule = { id: `r${index}`, ...target, value: value(), scope };
  if (chance.in100(3)) rule.active = false;
  if (chance.in100(60)) rule.sort_order = chance.between(0, 3);
  if (chance.in100(40)) drawGoods(chance, rule);
  drawSet(chance, rule);
  if (action_type === "coupon-emission") rule.coupon_batch_id = chance.pick("b1", "b1", "b2", "b3");
  if (chance.in100(4)) rule.exclusive = true;
  drawScope(chance, rule);
  drawRequests(chance, rule, currencyDecimals);
  drawTables(chance, rule, value, currencyDecimals);
  return rule;
}

/** Facts about a rule from earlier sales. */
export function drawFacts(chance: Chance, rule: Rule, decimals: number): RuleFacts {
  const scale = rule.depends_on === "amount" ? decimals : rule.depends_on === "visits" ? 0 : 3;
  return {
    rule_id: rule.id,
    measure: chance.maybe(85, () => chance.decimal(0, rule.depends_on === "amount" ? 900 : 20, scale), null),
    used_by_customer: chance.maybe(80, () => chance.between(0, 4), null),
    used_today: chance.maybe(80, () => chance.between(0, 4), null),
    used_total: chance.maybe(80, () => chance.between(0, 4), null),
  };
}
