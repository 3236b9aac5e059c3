import { pluralIn } from "../../messages.ts";
import { isEmpty, listsIn, rangeIn, sizeOf } from "../lists.ts";
import type { CreditFacts, EffectFacts, GoodsFacts, GroupValue, Names, RuleWords, WhoFacts } from "../rule-facts.ts";

const plural = pluralIn("en");
const { and, or } = listsIn("en");
const times = (count: number) => plural(count, { one: "once", other: count === 2 ? "twice" : "# times" });

/** "Coffee, Tea and 2 more", or "3 items" when no name is known. */
function named(names: Names, counted: { one: string; other: string }, noun?: { one: string; other: string }): string {
  if (names.known.length === 0) return plural(names.more, counted);
  const list = and(names.more > 0 ? [...names.known, `${names.more} more`] : names.known);
  return noun ? `${sizeOf(names) === 1 ? noun.one : noun.other} ${list}` : list;
}
const categoryNoun = { one: "the category", other: "the categories" };
const categoryCount = { one: "# category", other: "# categories" };

function goodsNames({ goods, categories }: GoodsFacts): string {
  const parts = [];
  if (sizeOf(goods) > 0) parts.push(named(goods, { one: "# item", other: "# items" }));
  if (sizeOf(categories) > 0) parts.push(named(categories, categoryCount, categoryNoun));
  return parts.join(sizeOf(goods) > 1 ? " as well as " : " and ");
}
function goods({ on, except }: Pick<EffectFacts, "on" | "except">, all: string): string {
  const chosen = isEmpty(on) ? all : goodsNames(on);
  return isEmpty(except) ? chosen : `${chosen} except ${goodsNames(except)}`;
}

function credit(of: CreditFacts, hasValue: boolean): string {
  if (of.to === "account") {
    const account = of.name === null ? "a client account" : `the account ${of.name}`;
    return hasValue ? `to ${account}` : `a credit to ${account}`;
  }
  const lead = hasValue ? "in " : "";
  if (of.to === "bonuses") return `${lead}bonuses`;
  return `${lead}promotional bonuses${life(of)}`;
}
function life({ until, days, months }: Extract<CreditFacts, { to: "promotional-bonuses" }>): string {
  if (until) return ` (valid until ${until})`;
  if (days !== null) return ` (valid for ${plural(days, { one: "# day", other: "# days" })})`;
  return months === null ? "" : ` (valid for ${plural(months, { one: "# month", other: "# months" })})`;
}

function set(facts: EffectFacts): string {
  const { buy, get, given, free, max } = facts.set;
  const what = isEmpty(given) ? "more" : `of ${goodsNames(given)}`;
  const price = free ? "free" : facts.value === null ? "at a lower price" : `at ${facts.value} off`;
  const often = max === null ? "" : `, at most ${times(max)} per sale`;
  return `buy ${buy} of ${goods(facts, "any item")}, get ${get} ${what} ${price}${often}`;
}

function effect(facts: EffectFacts): string {
  const { value } = facts;
  const items = (all: string) => goods(facts, all);
  const given = credit(facts.credit, value !== null);
  switch (facts.action) {
    case "discount-check-percent":
    case "discount-check-amount":
      return `${value ? `${value} off` : "a discount on"} the whole sale`;
    case "discount-items-percent":
      return `${value ? `${value} off` : "a discount on"} ${items("all items")}`;
    case "discount-items-amount":
      return `${value ? `${value} off` : "a discount on"} each unit of ${items("any item")}`;
    case "special-price-item":
      return `a ${value ? `price of ${value}` : "special price"} per unit for ${items("all items")}`;
    case "special-price-check":
      return `a ${value ? `price of ${value}` : "special price"} in total for ${items("all items")}`;
    case "buy-x-get-y":
      return set(facts);
    case "charge-check-percent":
      return value ? `${value} of the sale ${given}` : `${given} for each sale`;
    case "charge-check-amount":
      return `${value ? `${value} ` : ""}${given} for each sale`;
    case "charge-items-percent":
      return value ? `${value} of the price of ${items("all items")} ${given}` : `${given} for ${items("all items")}`;
    case "charge-items-amount":
      return `${value ? `${value} ` : ""}${given} for each unit of ${items("any item")}`;
    case "coupon-emission":
      return `${facts.count === null ? "coupons" : plural(facts.count, { one: "# coupon", other: "# coupons" })} for each sale`;
  }
}

const aged = rangeIn({
  both: (from, to) => ` aged ${from} to ${to}`,
  from: (from) => ` aged ${from} and over`,
  to: (to) => ` aged ${to} and under`,
});
function joined(within: number | null): string {
  if (within === null) return "";
  return within === 0
    ? " who joined today"
    : ` who joined within the last ${plural(within, { one: "day", other: "# days" })}`;
}
function who({ groups, members, gender, age, joinedWithin }: WhoFacts): string {
  const sex = { female: members ? "female members" : "women", male: members ? "male members" : "men" };
  const listed = [];
  if (groups && sizeOf(groups.categories) > 0) {
    listed.push(`${gender ? sex[gender] : "customers"} of ${named(groups.categories, categoryCount, categoryNoun)}`);
  }
  if (groups?.uncategorised) listed.push(`${gender ? sex[gender] : "members"} without a category`);
  if (groups?.walkIn) listed.push("walk-ins without a card");
  if (listed.length === 0) listed.push(gender ? sex[gender] : members ? "members" : "customers");
  return `for ${and(listed)}${age ? aged(age) : ""}${joined(joinedWithin)}`;
}

const days = ["", "Mondays", "Tuesdays", "Wednesdays", "Thursdays", "Fridays", "Saturdays", "Sundays"];
const hours = rangeIn({
  both: (from, to) => `from ${from} to ${to}`,
  from: (from) => `from ${from}`,
  to: (to) => `before ${to}`,
});
const amount = rangeIn({
  both: (from, to) => `${from} to ${to}`,
  from: (from) => `${from} or more`,
  to: (to) => `up to ${to}`,
});
const daysCount = (count: number) => plural(count, { one: "# day", other: "# days" });
const payments = {
  cash: "in cash",
  "bank-card": "by bank card",
  "bank-card-external": "by bank card on another device",
  "mobile-app": "in the mobile app",
  "special-account": "from a client account",
};
const measures = {
  amount: "the amount bought",
  quantity: "the quantity bought",
  visits: "the number of visits",
  "goods-quantity": "the quantity of these items bought",
};
const periods = {
  check: "in the sale",
  day: "that day",
  week: "that week",
  month: "that month",
  "three-months": "in the last three months",
  "half-year": "in the last six months",
  year: "in the last year",
  "all-time": "so far",
};

function groupValue(group: GroupValue): string {
  if (group.audience === "uncategorised") return `members without a category: ${group.value}`;
  if (group.audience === "walk_in") return `walk-ins without a card: ${group.value}`;
  return `${group.name === null ? "another category" : `category ${group.name}`}: ${group.value}`;
}

const words: RuleWords = {
  effect,
  who,
  when({ days: runs, hours: range }) {
    const listed = runs.map(([first, last]) => (first === last ? `${days[first]}` : `${days[first]} to ${days[last]}`));
    const on = runs.some(([first, last]) => first !== last) ? "" : "on ";
    return [runs.length > 0 ? on + and(listed) : "", range ? hours(range) : ""].filter(Boolean).join(" ");
  },
  dates: rangeIn({
    both: (from, to) => `from ${from} to ${to}`,
    from: (from) => `from ${from}`,
    to: (to) => `until ${to}`,
  }),
  firstPurchase: "on the first purchase",
  birthday(before, after) {
    if (before === 0 && after === 0) return "on the customer’s birthday";
    if (after === 0) return `on the customer’s birthday and ${daysCount(before)} before it`;
    if (before === 0) return `on the customer’s birthday and ${daysCount(after)} after it`;
    return `from ${daysCount(before)} before the customer’s birthday to ${daysCount(after)} after it`;
  },
  where: (pos) => `at ${named(pos, { one: "# point of sale", other: "# points of sale" })}`,
  terminals: (terminals) =>
    `at ${named(terminals, { one: "# terminal", other: "# terminals" }, { one: "the terminal", other: "the terminals" })}`,
  saleAmount: (range) => `on sales of ${amount(range)}`,
  goodsAmount: (range) => `when these items cost ${amount(range)}`,
  currency: (code) => `only on sales in ${code}`,
  payments: (types) => `when paid ${or(types.map((type) => payments[type]))}`,
  scope: {
    manual: "when the cashier chooses it",
    coupon: "with a coupon",
    kiosk: "at self-service kiosks",
  },
  limits({ perCustomer, perDay, total }) {
    const parts = [];
    if (perCustomer !== null) parts.push(`${times(perCustomer)} per customer`);
    if (perDay !== null) parts.push(`${times(perDay)} a day`);
    if (total !== null) parts.push(`${times(total)} in all`);
    return `at most ${and(parts)}`;
  },
  steps({ measure, period, steps }) {
    const rows = steps.map(({ from, value }, index) => (index === 0 ? `${value} at first` : `${value} from ${from}`));
    return `how much depends on ${measures[measure]} ${periods[period]}: ${rows.join(", ")}`;
  },
  groups: (groups) => groups.map(groupValue).join("; "),
  alone: {
    discount: "no other discount applies with it",
    charge: "no other bonuses of its kind are credited with it",
  },
};
export default words;
