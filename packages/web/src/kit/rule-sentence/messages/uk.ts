import { pluralIn } from "../../messages.ts";
import { isEmpty, listsIn, rangeIn, sizeOf } from "../lists.ts";
import type { CreditFacts, EffectFacts, GoodsFacts, GroupValue, Names, RuleWords, WhoFacts } from "../rule-facts.ts";

const plural = pluralIn("uk");
const { and, or } = listsIn("uk");
const times = (count: number) =>
  count === 2 ? "двічі" : plural(count, { one: "# раз", few: "# рази", many: "# разів", other: "# раза" });

interface Noun {
  one: string;
  other: string;
  counted: Parameters<typeof plural>[1];
}
/** «Кава», «Чай» і ще 2 — a name stands in quotes and in no case, the noun before it takes the case. */
function named(names: Names, { one, other, counted }: Noun): string {
  if (names.known.length === 0) return plural(names.more, counted);
  const quoted = names.known.map((name) => `«${name}»`);
  const list = and(names.more > 0 ? [...quoted, `ще ${names.more}`] : quoted);
  return `${sizeOf(names) === 1 ? one : other} ${list}`;
}
type Case = "accusative" | "genitive";
const goodsNouns: Record<Case, Noun> = {
  accusative: {
    one: "товар",
    other: "товари",
    counted: { one: "# товар", few: "# товари", many: "# товарів", other: "# товару" },
  },
  genitive: { one: "товару", other: "товарів", counted: { one: "# товару", other: "# товарів" } },
};
const categoryNouns: Record<Case, Noun> = {
  accusative: {
    one: "категорію",
    other: "категорії",
    counted: { one: "# категорію", few: "# категорії", many: "# категорій", other: "# категорії" },
  },
  genitive: { one: "категорії", other: "категорій", counted: { one: "# категорії", other: "# категорій" } },
};
function goodsNames({ goods, categories }: GoodsFacts, by: Case): string {
  const parts = [];
  if (sizeOf(goods) > 0) parts.push(named(goods, goodsNouns[by]));
  if (sizeOf(categories) > 0) parts.push(named(categories, categoryNouns[by]));
  return parts.join(sizeOf(goods) > 1 ? ", а також " : " і ");
}
function goods({ on, except }: EffectFacts, by: Case, all: string): string {
  const chosen = isEmpty(on) ? all : goodsNames(on, by);
  return isEmpty(except) ? chosen : `${chosen}, крім ${goodsNames(except, "genitive")}`;
}

/** «5 % … бонусами» with a value, «бонуси …» without. */
function credit(of: CreditFacts, hasValue: boolean): string {
  if (of.to === "account") {
    const account = of.name === null ? "на рахунок клієнта" : `на рахунок «${of.name}»`;
    return hasValue ? account : `зарахування ${account}`;
  }
  if (of.to === "bonuses") return hasValue ? "бонусами" : "бонуси";
  return `${hasValue ? "промобонусами" : "промобонуси"}${life(of)}`;
}
function life({ until, days, months }: Extract<CreditFacts, { to: "promotional-bonuses" }>): string {
  if (until) return ` зі строком дії до ${until}`;
  if (days !== null) return ` на ${plural(days, { one: "# день", few: "# дні", many: "# днів", other: "# дня" })}`;
  if (months === null) return "";
  return ` на ${plural(months, { one: "# місяць", few: "# місяці", many: "# місяців", other: "# місяця" })}`;
}

function set(facts: EffectFacts): string {
  const { buy, get, given, free, max } = facts.set;
  const often = max === null ? "" : `, щонайбільше ${times(max)} в одному чеку`;
  const what = isEmpty(given) ? "" : ` ${goodsNames(given, "genitive")}`;
  const price = free ? "безкоштовно" : facts.value === null ? "зі знижкою" : `зі знижкою ${facts.value}`;
  return `якщо купити ${buy} од. ${goods(facts, "genitive", "будь-якого товару")}, ще ${get} од.${what} ${price}${often}`;
}

function effect(facts: EffectFacts): string {
  const value = facts.value === null ? "" : ` ${facts.value}`;
  const given = credit(facts.credit, facts.value !== null);
  const of = (all: string) => goods(facts, "genitive", all);
  const on = (all: string) => goods(facts, "accusative", all);
  const lead = `${facts.value === null ? "" : `${facts.value} `}`;
  switch (facts.action) {
    case "discount-check-percent":
    case "discount-check-amount":
      return `знижка${value} на весь чек`;
    case "discount-items-percent":
      return `знижка${value} на ${on("всі товари")}`;
    case "discount-items-amount":
      return `знижка${value} з кожної одиниці ${of("будь-якого товару")}`;
    case "special-price-item":
      return `особлива ціна${value} за одиницю на ${on("всі товари")}`;
    case "special-price-check":
      return `особлива ціна${value} разом на ${on("всі товари")}`;
    case "buy-x-get-y":
      return set(facts);
    case "charge-check-percent":
      return facts.value === null ? `${given} за кожен чек` : `${facts.value} від суми чека ${given}`;
    case "charge-check-amount":
      return `${lead}${given} за кожен чек`;
    case "charge-items-percent":
      if (facts.value === null) return `${given} за ${on("всі товари")}`;
      return `${facts.value} від ціни ${of("усіх товарів")} ${given}`;
    case "charge-items-amount":
      return `${lead}${given} за кожну одиницю ${of("будь-якого товару")}`;
    case "coupon-emission": {
      const forms = { one: "# купон", few: "# купони", many: "# купонів", other: "# купона" };
      return `${facts.count === null ? "купони" : plural(facts.count, forms)} за кожен чек`;
    }
  }
}

const years = (count: string) =>
  `${count} ${Number(count) % 10 === 1 && Number(count) % 100 !== 11 ? "року" : "років"}`;
const aged = rangeIn({
  both: (from, to) => ` віком від ${from} до ${years(to)}`,
  from: (from) => ` віком від ${years(from)}`,
  to: (to) => ` віком до ${years(to)} включно`,
});
function joined(within: number | null): string {
  if (within === null) return "";
  if (within === 0) return ", які приєдналися сьогодні";
  const days = plural(within, {
    one: "останній # день",
    few: "останні # дні",
    many: "останні # днів",
    other: "останні # дня",
  });
  return `, які приєдналися за ${days}`;
}
function who({ groups, members, gender, age, joinedWithin }: WhoFacts): string {
  const sex = { female: members ? "учасниць" : "жінок", male: members ? "чоловіків-учасників" : "чоловіків" };
  const people = gender ? sex[gender] : null;
  const listed = [];
  if (groups && sizeOf(groups.categories) > 0) {
    listed.push(`${people ?? "клієнтів"} ${named(groups.categories, categoryNouns.genitive)}`);
  }
  if (groups?.uncategorised) listed.push(`${people ?? "учасників"} без категорії`);
  if (groups?.walkIn) listed.push("клієнтів без картки");
  if (listed.length === 0) listed.push(people ?? (members ? "учасників програми" : "клієнтів"));
  return `для ${and(listed)}${age ? aged(age) : ""}${joined(joinedWithin)}`;
}

const days = [
  { each: "", from: "", to: "" },
  { each: "щопонеділка", from: "з понеділка", to: "понеділок" },
  { each: "щовівторка", from: "з вівторка", to: "вівторок" },
  { each: "щосереди", from: "із середи", to: "середу" },
  { each: "щочетверга", from: "з четверга", to: "четвер" },
  { each: "щоп’ятниці", from: "з п’ятниці", to: "п’ятницю" },
  { each: "щосуботи", from: "із суботи", to: "суботу" },
  { each: "щонеділі", from: "з неділі", to: "неділю" },
];
const hours = rangeIn({
  both: (from, to) => `з ${from} до ${to}`,
  from: (from) => `з ${from}`,
  to: (to) => `до ${to}`,
});
const amount = rangeIn({
  both: (from, to) => `від ${from} до ${to}`,
  from: (from) => `від ${from}`,
  to: (to) => `до ${to}`,
});
const daysCount = (count: number) => plural(count, { one: "# день", few: "# дні", many: "# днів", other: "# дня" });
const payments = {
  cash: "готівкою",
  "bank-card": "банківською карткою",
  "bank-card-external": "карткою на іншому пристрої",
  "mobile-app": "у мобільному застосунку",
  "special-account": "з рахунку клієнта",
};
const measures = {
  amount: "суми покупок",
  quantity: "кількості куплених товарів",
  visits: "кількості візитів",
  "goods-quantity": "кількості цих товарів",
};
const periods = {
  check: "у чеку",
  day: "за цей день",
  week: "за цей тиждень",
  month: "за цей місяць",
  "three-months": "за останні три місяці",
  "half-year": "за останні пів року",
  year: "за останній рік",
  "all-time": "за весь час",
};

function groupValue(group: GroupValue): string {
  if (group.audience === "uncategorised") return `учасники без категорії — ${group.value}`;
  if (group.audience === "walk_in") return `покупці без картки — ${group.value}`;
  return `${group.name === null ? "інша категорія" : `категорія «${group.name}»`} — ${group.value}`;
}

const words: RuleWords = {
  effect,
  who,
  when({ days: runs, hours: range }) {
    const listed = runs.map(([first, last]) =>
      first === last ? `${days[first]?.each}` : `${days[first]?.from} по ${days[last]?.to}`,
    );
    return [runs.length > 0 ? and(listed) : "", range ? hours(range) : ""].filter(Boolean).join(" ");
  },
  dates: rangeIn({
    both: (from, to) => `з ${from} по ${to}`,
    from: (from) => `з ${from}`,
    to: (to) => `по ${to}`,
  }),
  firstPurchase: "під час першої покупки",
  birthday(before, after) {
    if (before === 0 && after === 0) return "у день народження";
    if (after === 0) return `у день народження і за ${daysCount(before)} до нього`;
    if (before === 0) return `у день народження і ${daysCount(after)} після нього`;
    return `з ${before}-го дня до дня народження по ${after}-й день після нього`;
  },
  where: (pos) =>
    `у ${named(pos, { one: "точці продажу", other: "точках продажу", counted: { one: "# точці продажу", other: "# точках продажу" } })}`,
  terminals: (terminals) =>
    `на ${named(terminals, { one: "терміналі", other: "терміналах", counted: { one: "# терміналі", other: "# терміналах" } })}`,
  saleAmount: (range) => `якщо сума чека ${amount(range)}`,
  goodsAmount: (range) => `якщо ці товари коштують ${amount(range)}`,
  currency: (code) => `лише для продажів у ${code}`,
  payments: (types) => `за оплати ${or(types.map((type) => payments[type]))}`,
  scope: {
    manual: "на вибір касира",
    coupon: "за купоном",
    kiosk: "у кіосках самообслуговування",
  },
  limits({ perCustomer, perDay, total }) {
    const parts = [];
    if (perCustomer !== null) parts.push(`${times(perCustomer)} на клієнта`);
    if (perDay !== null) parts.push(`${times(perDay)} на день`);
    if (total !== null) parts.push(`${times(total)} загалом`);
    return `щонайбільше ${and(parts)}`;
  },
  steps({ measure, period, steps }) {
    const rows = steps.map(({ from, value }, index) => (index === 0 ? `спочатку ${value}` : `від ${from} — ${value}`));
    return `розмір залежить від ${measures[measure]} ${periods[period]}: ${rows.join(", ")}`;
  },
  groups: (groups) => groups.map(groupValue).join("; "),
  alone: {
    discount: "інші знижки при цьому не діють",
    charge: "інші бонуси цього виду при цьому не нараховуються",
  },
};
export default words;
