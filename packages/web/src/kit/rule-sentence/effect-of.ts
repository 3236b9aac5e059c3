import { PERCENT_ACTION_TYPES } from "@patron/contract/enums";
import { amountIn, type DescribedRule, namesOf, type RuleFormats, type RuleNames } from "./described-rule.ts";
import type { CreditFacts, EffectFacts, GoodsFacts } from "./rule-facts.ts";

export const isCharge = (action: string) => action.startsWith("charge-");
const isPercent = (action: string) => (PERCENT_ACTION_TYPES as readonly string[]).includes(action); // Widened for the lookup.
const actsOnGoods = (action: string) => !action.includes("-check-") || action === "special-price-check";

/** Formats amounts of the credited account if it counts something other than money. */
function countingAccount({ action_type, charge_target, special_account_id: id }: DescribedRule, names: RuleNames) {
  const credits = isCharge(action_type) && charge_target === "special-account";
  return credits && id ? names.accounts.get(id)?.amount : null;
}

/** Whether the rule's values are amounts in its currency. */
export function valuesAreMoney(rule: DescribedRule, names: RuleNames): boolean {
  const { action_type: action } = rule;
  return !isPercent(action) && action !== "coupon-emission" && !countingAccount(rule, names);
}

/** Returns the formatter for values of a rule: percent, amounts in its currency, or units of the credited account. */
export function valueWriter(rule: DescribedRule, names: RuleNames, show: RuleFormats): (text: string) => string {
  if (isPercent(rule.action_type)) return (text) => show.rate(text);
  if (valuesAreMoney(rule, names)) return (text) => amountIn(show, rule.currency, text);
  return countingAccount(rule, names) ?? ((text) => show.quantity(text));
}

/** What a rule does to a sale; `value` is the one that every customer gets. */
export function effectOf(rule: DescribedRule, value: string | null, names: RuleNames, show: RuleFormats): EffectFacts {
  const goods = (items?: readonly string[], categories?: readonly string[]): GoodsFacts => ({
    goods: namesOf(items, names.goods),
    categories: namesOf(categories, names.goodsCategories),
  });
  // For the whole sale, the engine ignores the chosen items.
  const of = actsOnGoods(rule.action_type) ? rule : { include_goods: [], exclude_goods: [] };
  const write = valueWriter(rule, names, show);
  return {
    action: rule.action_type,
    value: value === null ? null : write(value),
    count: value === null ? null : Number(value), // Coupons are counted in whole numbers.
    on: goods(of.include_goods, "include_categories" in of ? of.include_categories : []),
    except: goods(of.exclude_goods, "exclude_categories" in of ? of.exclude_categories : []),
    credit: creditOf(rule, names, show),
    set: {
      buy: show.quantity(rule.buy_quantity ?? "1"),
      get: show.quantity(rule.get_quantity ?? "1"),
      given: goods(rule.get_goods, rule.get_categories),
      free: value !== null && /^100(\.0*)?$/.test(value),
      max: rule.sets_max ?? null,
    },
  };
}

function creditOf(rule: DescribedRule, names: RuleNames, show: RuleFormats): CreditFacts {
  if (rule.charge_target === "special-account") {
    return { to: "account", name: names.accounts.get(rule.special_account_id ?? "")?.title ?? null };
  }
  if (rule.charge_target !== "promotional-bonuses") return { to: "bonuses" };
  const { promo_expire_type: type, promo_expire_value: value } = rule;
  const count = value && /^\d+$/.test(value) ? Number(value) : null;
  const isDay = value && /^\d{4}-\d\d-\d\d$/.test(value);
  return {
    to: "promotional-bonuses",
    until: type === "date" && isDay ? show.day(value) : null,
    days: type === "day" ? count : null,
    months: type === "month" ? count : null,
  };
}
