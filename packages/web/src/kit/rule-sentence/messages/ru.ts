import { pluralIn } from "../../messages.ts";
import { isEmpty, listsIn, rangeIn, sizeOf } from "../lists.ts";
import type { CreditFacts, EffectFacts, GoodsFacts, GroupValue, Names, RuleWords, WhoFacts } from "../rule-facts.ts";

const plural = pluralIn("ru");
const { and, or } = listsIn("ru");
const timesGenitive = (count: number) => plural(count, { one: "# раза", other: "# раз" });

interface Noun {
  one: string;
  other: string;
  counted: Parameters<typeof plural>[1];
}
/** «Кофе», «Чай» и ещё 2 — a name stands in quotes and in no case, the noun before it takes the case. */
function named(names: Names, { one, other, counted }: Noun): string {
  if (names.known.length === 0) return plural(names.more, counted);
  const quoted = names.known.map((name) => `«${name}»`);
  const list = and(names.more > 0 ? [...quoted, `ещё ${names.more}`] : quoted);
  return `${sizeOf(names) === 1 ? one : other} ${list}`;
}
type Case = "accusative" | "genitive";
const goodsNouns: Record<Case, Noun> = {
  accusative: {
    one: "товар",
    other: "товары",
    counted: { one: "# товар", few: "# товара", many: "# товаров", other: "# товара" },
  },
  genitive: { one: "товара", other: "товаров", counted: { one: "# товара", other: "# товаров" } },
};
const categoryNouns: Record<Case, Noun> = {
  accusative: {
    one: "категорию",
    other: "категории",
    counted: { one: "# категорию", few: "# категории", many: "# категорий", other: "# категории" },
  },
  genitive: { one: "категории", other: "категорий", counted: { one: "# категории", other: "# категорий" } },
};
function goodsNames({ goods, categories }: GoodsFacts, by: Case): string {
  const parts = [];
  if (sizeOf(goods) > 0) parts.push(named(goods, goodsNouns[by]));
  if (sizeOf(categories) > 0) parts.push(named(categories, categoryNouns[by]));
  return parts.join(sizeOf(goods) > 1 ? ", а также " : " и ");
}
function goods({ on, except }: EffectFacts, by: Case, all: string): string {
  const chosen = isEmpty(on) ? all : goodsNames(on, by);
  return isEmpty(except) ? chosen : `${chosen}, кроме ${goodsNames(except, "genitive")}`;
}

/** «5 % … бонусами» with a value, «бонусы …» without. */
function credit(of: CreditFacts, hasValue: boolean): string {
  if (of.to === "account") {
    const account = of.name === null ? "на счёт клиента" : `на счёт «${of.name}»`;
    return hasValue ? account : `зачисление ${account}`;
  }
  if (of.to === "bonuses") return hasValue ? "бонусами" : "бонусы";
  return `${hasValue ? "промобонусами" : "промобонусы"}${life(of)}`;
}
function life({ until, days, months }: Extract<CreditFacts, { to: "promotional-bonuses" }>): string {
  if (until) return ` со сроком действия до ${until}`;
  if (days !== null) return ` на ${plural(days, { one: "# день", few: "# дня", many: "# дней", other: "# дня" })}`;
  if (months === null) return "";
  return ` на ${plural(months, { one: "# месяц", few: "# месяца", many: "# месяцев", other: "# месяца" })}`;
}

function set(facts: EffectFacts): string {
  const { buy, get, given, free, max } = facts.set;
  const often = max === null ? "" : `, не больше ${timesGenitive(max)} в одном чеке`;
  const what = isEmpty(given) ? "" : ` ${goodsNames(given, "genitive")}`;
  const price = free ? "бесплатно" : facts.value === null ? "со скидкой" : `со скидкой ${facts.value}`;
  return `при покупке ${buy} ед. ${goods(facts, "genitive", "любого товара")} ещё ${get} ед.${what} ${price}${often}`;
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
      return `скидка${value} на весь чек`;
    case "discount-items-percent":
      return `скидка${value} на ${on("все товары")}`;
    case "discount-items-amount":
      return `скидка${value} с каждой единицы ${of("любого товара")}`;
    case "special-price-item":
      return `особая цена${value} за единицу на ${on("все товары")}`;
    case "special-price-check":
      return `особая цена${value} вместе на ${on("все товары")}`;
    case "buy-x-get-y":
      return set(facts);
    case "charge-check-percent":
      return facts.value === null ? `${given} за каждый чек` : `${facts.value} от суммы чека ${given}`;
    case "charge-check-amount":
      return `${lead}${given} за каждый чек`;
    case "charge-items-percent":
      if (facts.value === null) return `${given} за ${on("все товары")}`;
      return `${facts.value} от цены ${of("всех товаров")} ${given}`;
    case "charge-items-amount":
      return `${lead}${given} за каждую единицу ${of("любого товара")}`;
    case "coupon-emission": {
      const forms = { one: "# купон", few: "# купона", many: "# купонов", other: "# купона" };
      return `${facts.count === null ? "купоны" : plural(facts.count, forms)} за каждый чек`;
    }
  }
}

const years = (count: string) => `${count} ${Number(count) % 10 === 1 && Number(count) % 100 !== 11 ? "года" : "лет"}`;
const aged = rangeIn({
  both: (from, to) => ` в возрасте от ${from} до ${years(to)}`,
  from: (from) => ` в возрасте от ${years(from)}`,
  to: (to) => ` в возрасте до ${years(to)} включительно`,
});
function joined(within: number | null): string {
  if (within === null) return "";
  if (within === 0) return ", которые присоединились сегодня";
  const days = plural(within, {
    one: "последний # день",
    few: "последние # дня",
    many: "последние # дней",
    other: "последние # дня",
  });
  return `, которые присоединились за ${days}`;
}
function who({ groups, members, gender, age, joinedWithin }: WhoFacts): string {
  const sex = { female: members ? "участниц" : "женщин", male: members ? "мужчин-участников" : "мужчин" };
  const people = gender ? sex[gender] : null;
  const listed = [];
  if (groups && sizeOf(groups.categories) > 0) {
    listed.push(`${people ?? "клиентов"} ${named(groups.categories, categoryNouns.genitive)}`);
  }
  if (groups?.uncategorised) listed.push(`${people ?? "участников"} без категории`);
  if (groups?.walkIn) listed.push("клиентов без карты");
  if (listed.length === 0) listed.push(people ?? (members ? "участников программы" : "клиентов"));
  return `для ${and(listed)}${age ? aged(age) : ""}${joined(joinedWithin)}`;
}

const days = [
  { each: "", from: "", to: "" },
  { each: "понедельникам", from: "с понедельника", to: "понедельник" },
  { each: "вторникам", from: "со вторника", to: "вторник" },
  { each: "средам", from: "со среды", to: "среду" },
  { each: "четвергам", from: "с четверга", to: "четверг" },
  { each: "пятницам", from: "с пятницы", to: "пятницу" },
  { each: "субботам", from: "с субботы", to: "субботу" },
  { each: "воскресеньям", from: "с воскресенья", to: "воскресенье" },
];
const hours = rangeIn({
  both: (from, to) => `с ${from} до ${to}`,
  from: (from) => `с ${from}`,
  to: (to) => `до ${to}`,
});
const amount = rangeIn({
  both: (from, to) => `от ${from} до ${to}`,
  from: (from) => `от ${from}`,
  to: (to) => `до ${to}`,
});
const daysCount = (count: number) => plural(count, { one: "# день", few: "# дня", many: "# дней", other: "# дня" });
const payments = {
  cash: "наличными",
  "bank-card": "банковской картой",
  "bank-card-external": "картой на другом устройстве",
  "mobile-app": "в мобильном приложении",
  "special-account": "со счёта клиента",
};
const measures = {
  amount: "суммы покупок",
  quantity: "количества купленных товаров",
  visits: "числа визитов",
  "goods-quantity": "количества этих товаров",
};
const periods = {
  check: "в чеке",
  day: "за этот день",
  week: "за эту неделю",
  month: "за этот месяц",
  "three-months": "за последние три месяца",
  "half-year": "за последние полгода",
  year: "за последний год",
  "all-time": "за всё время",
};

function groupValue(group: GroupValue): string {
  if (group.audience === "uncategorised") return `участники без категории — ${group.value}`;
  if (group.audience === "walk_in") return `покупатели без карты — ${group.value}`;
  return `${group.name === null ? "другая категория" : `категория «${group.name}»`} — ${group.value}`;
}

const words: RuleWords = {
  effect,
  who,
  when({ days: runs, hours: range }) {
    const listed = runs.map(([first, last]) =>
      first === last ? `по ${days[first]?.each}` : `${days[first]?.from} по ${days[last]?.to}`,
    );
    return [runs.length > 0 ? and(listed) : "", range ? hours(range) : ""].filter(Boolean).join(" ");
  },
  dates: rangeIn({
    both: (from, to) => `с ${from} по ${to}`,
    from: (from) => `с ${from}`,
    to: (to) => `по ${to}`,
  }),
  firstPurchase: "при первой покупке",
  birthday(before, after) {
    if (before === 0 && after === 0) return "в день рождения";
    if (after === 0) return `в день рождения и за ${daysCount(before)} до него`;
    if (before === 0) return `в день рождения и ${daysCount(after)} после него`;
    return `с ${before}-го дня до дня рождения по ${after}-й день после него`;
  },
  where: (pos) =>
    `в ${named(pos, { one: "точке продаж", other: "точках продаж", counted: { one: "# точке продаж", other: "# точках продаж" } })}`,
  terminals: (terminals) =>
    `на ${named(terminals, { one: "терминале", other: "терминалах", counted: { one: "# терминале", other: "# терминалах" } })}`,
  saleAmount: (range) => `если сумма чека ${amount(range)}`,
  goodsAmount: (range) => `если эти товары стоят ${amount(range)}`,
  currency: (code) => `только для продаж в ${code}`,
  payments: (types) => `при оплате ${or(types.map((type) => payments[type]))}`,
  scope: {
    manual: "по выбору кассира",
    coupon: "по купону",
    kiosk: "в киосках самообслуживания",
  },
  limits({ perCustomer, perDay, total }) {
    const parts = [];
    if (perCustomer !== null) parts.push(`${timesGenitive(perCustomer)} на клиента`);
    if (perDay !== null) parts.push(`${timesGenitive(perDay)} в день`);
    if (total !== null) parts.push(`${timesGenitive(total)} всего`);
    return `не больше ${and(parts)}`;
  },
  steps({ measure, period, steps }) {
    const rows = steps.map(({ from, value }, index) => (index === 0 ? `сначала ${value}` : `от ${from} — ${value}`));
    return `размер зависит от ${measures[measure]} ${periods[period]}: ${rows.join(", ")}`;
  },
  groups: (groups) => groups.map(groupValue).join("; "),
  alone: {
    discount: "другие скидки при этом не действуют",
    charge: "другие бонусы этого вида при этом не начисляются",
  },
};
export default words;
