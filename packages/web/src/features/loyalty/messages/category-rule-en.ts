import { listsIn, rangeIn } from "#kit/rule-sentence/lists.ts";
import type { TransitionFacts } from "../parts/category-rule/transition.ts";

const { and } = listsIn("en");
const rangeOf = rangeIn({
  from: (from) => `${from} or more`,
  to: (to) => `up to ${to}`,
  both: (from, to) => `${from} to ${to}`,
});
const periods = {
  check: " in one sale",
  day: " in one day",
  week: " this week",
  month: " this month",
  "three-months": " in the last three months",
  "half-year": " in the last six months",
  year: " in the last year",
  "all-time": "",
};

const messages = {
  title: "Category rules",
  titleHint: "The first rule that fits decides. Put the highest category first.",
  add: "Add category rule",
  what: "What it does",
  emptyTitle: "Let customers rise by themselves",
  emptyHint: "A rule moves customers to a category when they have bought enough: Gold from 10,000 a year.",
  hints: {
    title: "Only staff see it, also as the reason for a category.",
    sort_order: "The lowest number is checked first. Leave empty to check last.",
    category_from: "Leave empty for any category, or none.",
    pos_ids: "Leave empty to count sales everywhere.",
    threshold_to: "Leave empty for no limit.",
    apply: "The nightly check runs only if it is switched on.",
  },
  inWords: "This rule in words",
  transition: "Transition",
  transitionHint: "Who moves, and where to. A pinned category is never lowered.",
  condition: "When",
  conditionHint: "What customers have bought, after discounts and bonuses.",
  order: "Order",
  orderHint: "The first rule that fits decides.",
  sentence({ from, to, measure, period, range, pos, nightly }: TransitionFacts): string {
    const much = rangeOf(range);
    const bought = {
      amount: `have bought for ${much}`,
      quantity: `have bought ${much} units`,
      visits: `have made ${much} visits`,
    }[measure];
    const who = from === null ? "Customers of any category" : `Customers of the category ${from}`;
    const where = pos.length > 0 ? ` at ${and(pos)}` : "";
    return `${who} move to ${to} when they ${bought}${periods[period]}${where}.${nightly ? " Checked only at night." : ""}`;
  },
};

export type CategoryRuleMessages = typeof messages;
export default messages;
