import {
  type Language,
  PAYMENT_TYPES,
  RULE_ACTION_TYPES,
  RULE_MEASURES,
  RULE_PERIODS,
  RULE_SCOPES,
} from "@patron/contract/enums";
import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import type { DescribedRule } from "./described-rule.ts";

vi.stubGlobal("localStorage", { getItem: () => null });
vi.stubGlobal("document", { documentElement: {} });
vi.stubGlobal("addEventListener", () => {});
const { makeShow } = await import("../show.ts");
const { ruleWords } = await import("./messages.ts");
const { ruleSentence } = await import("./rule-sentence.ts");
const { namesIn, sample, samples } = await import("./samples.ts");

const languages = ["en", "uk", "ru", "de", "fr"] as const;
const words = Object.fromEntries(
  await Promise.all(languages.map(async (language) => [language, await ruleWords.load(language)] as const)),
);
const shows = {
  en: makeShow("en", "UTC"),
  uk: makeShow("uk", "UTC"),
  ru: makeShow("ru", "UTC"),
  de: makeShow("de", "UTC"),
  fr: makeShow("fr", "UTC"),
};
function sentenceOf(rule: DescribedRule, language: Language = "en"): string {
  const loaded = words[language];
  if (!loaded) throw new Error(language);
  // Numbers have narrow spaces, which the expected texts write as plain ones.
  return ruleSentence(rule, { words: loaded, show: shows[language], names: namesIn(language) }).replace(/\s/g, " ");
}

const expected = {
  en: {
    whole:
      "10% off Coffee and Tea, Mondays to Fridays before 9:00, for customers of the category Gold, at most twice a day.",
    blank: "A discount on the whole sale.",
    amountOff: "$50.00 off the whole sale, on sales of $500.00 or more.",
    perUnit: "$0.025 off each unit of the category Drinks.",
    price: "A price of €2.00 per unit for Coffee.",
    together: "A price of $9.90 in total for Coffee and Milk.",
    setFree: "Buy 2 of Coffee, get 1 more free, at most twice per sale.",
    setHalf: "Buy 1 of the category Sweets, get 1 of Tea at 50% off.",
    bonuses: "5% of the sale in bonuses, for members.",
    bonusAmount: "$20.00 in bonuses for each sale, for members, on the customer’s birthday.",
    promo: "5% of the sale in promotional bonuses (valid for 30 days), for members.",
    promoDate: "5% of the sale in promotional bonuses (valid until Dec 31, 2026), for members.",
    itemBonuses: "7% of the price of 3 items in bonuses, for members.",
    stamps: "1 stamp to the account Every seventh coffee for each unit of Coffee, for members.",
    litres: "2 L to the account Fuel for each sale, for members.",
    coupons: "2 coupons for each sale.",
    groups:
      "A discount on the whole sale. Category Gold: 5%; members without a category: 3%; walk-ins without a card: 0%.",
    steps:
      "A discount on the whole sale. How much depends on the amount bought that month: 3% at first, 5% from $500.00.",
    visits:
      "Bonuses for each sale, for customers of the category Gold and members without a category. How much depends on the number of visits so far: 1% at first, 2% from 10.",
    except: "10% off all items except Milk and 1 more as well as the category Sweets.",
    many: "10% off Coffee, Tea, and 2 more as well as the category Drinks.",
    happyHours: "5% off the whole sale, on Saturdays and Sundays from 17:30 to 19:00, at Park kiosk.",
    summer: "5% off the whole sale, from Jun 1, 2026 to Aug 31, 2026, at 2 points of sale, at the terminal Till 1.",
    women: "5% off the whole sale, for female members aged 18 to 30.",
    newcomers: "5% off the whole sale, for customers who joined within the last 30 days, on the first purchase.",
    birthday: "5% off the whole sale, from 3 days before the customer’s birthday to 5 days after it.",
    cash: "5% off the whole sale, on sales of €10.00 to €20.00, when paid in cash or by bank card.",
    limited:
      "5% off the whole sale, at most once per customer, 5 times a day, and 100 times in all. No other discount applies with it.",
    coupon: "10% off Coffee, when these items cost $30.00 or more, with a coupon.",
    manual:
      "5% of the sale in bonuses, for members, when the cashier chooses it. No other bonuses of its kind are credited with it.",
  },
  uk: {
    whole:
      "Знижка 10% на товари «Coffee» і «Tea», з понеділка по п’ятницю до 9:00, для клієнтів категорії «Gold», щонайбільше двічі на день.",
    amountOff: "Знижка 50,00 USD на весь чек, якщо сума чека від 500,00 USD.",
    setFree: "Якщо купити 2 од. товару «Coffee», ще 1 од. безкоштовно, щонайбільше двічі в одному чеку.",
    setHalf: "Якщо купити 1 од. категорії «Sweets», ще 1 од. товару «Tea» зі знижкою 50%.",
    promo: "5% від суми чека промобонусами на 30 днів, для учасників програми.",
    groups: "Знижка на весь чек. Категорія «Gold» — 5%; учасники без категорії — 3%; покупці без картки — 0%.",
    steps: "Знижка на весь чек. Розмір залежить від суми покупок за цей місяць: спочатку 3%, від 500,00 USD — 5%.",
    many: "Знижка 10% на товари «Coffee», «Tea» і ще 2, а також категорію «Drinks».",
    except: "Знижка 10% на всі товари, крім товарів «Milk» і ще 1, а також категорії «Sweets».",
    happyHours: "Знижка 5% на весь чек, щосуботи і щонеділі з 17:30 до 19:00, у точці продажу «Park kiosk».",
    women: "Знижка 5% на весь чек, для учасниць віком від 18 до 30 років.",
    newcomers: "Знижка 5% на весь чек, для клієнтів, які приєдналися за останні 30 днів, під час першої покупки.",
    birthday: "Знижка 5% на весь чек, з 3-го дня до дня народження по 5-й день після нього.",
    limited:
      "Знижка 5% на весь чек, щонайбільше 1 раз на клієнта, 5 разів на день і 100 разів загалом. Інші знижки при цьому не діють.",
    stamps: "1 штамп на рахунок «Every seventh coffee» за кожну одиницю товару «Coffee», для учасників програми.",
  },
  ru: {
    whole:
      "Скидка 10 % на товары «Coffee» и «Tea», с понедельника по пятницу до 9:00, для клиентов категории «Gold», не больше 2 раз в день.",
    amountOff: "Скидка 50,00 $ на весь чек, если сумма чека от 500,00 $.",
    setFree: "При покупке 2 ед. товара «Coffee» ещё 1 ед. бесплатно, не больше 2 раз в одном чеке.",
    setHalf: "При покупке 1 ед. категории «Sweets» ещё 1 ед. товара «Tea» со скидкой 50 %.",
    promo: "5 % от суммы чека промобонусами на 30 дней, для участников программы.",
    groups: "Скидка на весь чек. Категория «Gold» — 5 %; участники без категории — 3 %; покупатели без карты — 0 %.",
    steps: "Скидка на весь чек. Размер зависит от суммы покупок за этот месяц: сначала 3 %, от 500,00 $ — 5 %.",
    many: "Скидка 10 % на товары «Coffee», «Tea» и ещё 2, а также категорию «Drinks».",
    except: "Скидка 10 % на все товары, кроме товаров «Milk» и ещё 1, а также категории «Sweets».",
    happyHours: "Скидка 5 % на весь чек, по субботам и по воскресеньям с 17:30 до 19:00, в точке продаж «Park kiosk».",
    women: "Скидка 5 % на весь чек, для участниц в возрасте от 18 до 30 лет.",
    newcomers: "Скидка 5 % на весь чек, для клиентов, которые присоединились за последние 30 дней, при первой покупке.",
    birthday: "Скидка 5 % на весь чек, с 3-го дня до дня рождения по 5-й день после него.",
    limited:
      "Скидка 5 % на весь чек, не больше 1 раза на клиента, 5 раз в день и 100 раз всего. Другие скидки при этом не действуют.",
    stamps: "1 штамп на счёт «Every seventh coffee» за каждую единицу товара «Coffee», для участников программы.",
  },
  de: {
    whole:
      "10 % Rabatt auf Coffee und Tea, montags bis freitags vor 9:00 Uhr, für Kunden der Kategorie Gold, höchstens zweimal am Tag.",
    amountOff: "50,00 $ Rabatt auf den ganzen Einkauf, bei einem Einkauf ab 500,00 $.",
    setFree: "Beim Kauf von 2 × Coffee 1 dazu gratis, höchstens zweimal je Einkauf.",
    setHalf: "Beim Kauf von 1 × aus der Kategorie Sweets 1 × Tea mit 50 % Rabatt.",
    promo: "5 % des Einkaufswerts als Aktionsboni (30 Tage gültig), für Mitglieder.",
    groups:
      "Rabatt auf den ganzen Einkauf. Kategorie Gold: 5 %; Mitglieder ohne Kategorie: 3 %; Laufkundschaft ohne Karte: 0 %.",
    steps:
      "Rabatt auf den ganzen Einkauf. Die Höhe hängt vom gekauften Betrag in diesem Monat ab: anfangs 3 %, 5 % ab 500,00 $.",
    many: "10 % Rabatt auf Coffee, Tea und 2 weitere sowie die Kategorie Drinks.",
    except: "10 % Rabatt auf alle Artikel außer Milk und 1 weiterem sowie der Kategorie Sweets.",
    happyHours: "5 % Rabatt auf den ganzen Einkauf, samstags und sonntags von 17:30 bis 19:00 Uhr, bei Park kiosk.",
    women: "5 % Rabatt auf den ganzen Einkauf, für weibliche Mitglieder von 18 bis 30 Jahren.",
    newcomers:
      "5 % Rabatt auf den ganzen Einkauf, für Kunden, die in den letzten 30 Tagen beigetreten sind, beim ersten Einkauf.",
    birthday: "5 % Rabatt auf den ganzen Einkauf, am Geburtstag, 3 Tage davor und 5 Tage danach.",
    limited:
      "5 % Rabatt auf den ganzen Einkauf, höchstens einmal je Kunde, 5-mal am Tag und 100-mal insgesamt. Kein anderer Rabatt gilt daneben.",
    stamps: "1 Stempel auf das Konto Every seventh coffee je Einheit für Coffee, für Mitglieder.",
  },
  fr: {
    whole:
      "10 % de remise sur les articles Coffee et Tea, du lundi au vendredi avant 9 h, pour les clients de la catégorie Gold, au plus 2 fois par jour.",
    amountOff: "50,00 $US de remise sur tout le ticket, pour un ticket d’au moins 500,00 $US.",
    setFree: "À l’achat de 2 × Coffee, 1 de plus gratuitement, au plus 2 fois par ticket.",
    setHalf: "À l’achat de 1 × de la catégorie Sweets, 1 × Tea avec 50 % de remise.",
    promo: "5 % du ticket en bonus promotionnels (valables 30 jours), pour les membres.",
    groups:
      "Une remise sur tout le ticket. Catégorie Gold : 5 % ; membres sans catégorie : 3 % ; clients de passage sans carte : 0 %.",
    steps:
      "Une remise sur tout le ticket. La valeur dépend du montant acheté ce mois-là : 3 % au début, 5 % à partir de 500,00 $US.",
    many: "10 % de remise sur les articles Coffee, Tea et 2 autres ainsi que la catégorie Drinks.",
    except: "10 % de remise sur tous les articles sauf les articles Milk et 1 autre ainsi que la catégorie Sweets.",
    happyHours: "5 % de remise sur tout le ticket, le samedi et le dimanche de 17 h 30 à 19 h, à Park kiosk.",
    women: "5 % de remise sur tout le ticket, pour les femmes membres du programme de 18 à 30 ans.",
    newcomers:
      "5 % de remise sur tout le ticket, pour les clients inscrits depuis 30 jours au plus, lors du premier achat.",
    birthday: "5 % de remise sur tout le ticket, de 3 jours avant l’anniversaire à 5 jours après.",
    limited:
      "5 % de remise sur tout le ticket, au plus 1 fois par client, 5 fois par jour et 100 fois en tout. Aucune autre remise ne s’y ajoute.",
    stamps: "1 tampon sur le compte Every seventh coffee par unité pour l’article Coffee, pour les membres.",
  },
} satisfies Record<Language, Partial<Record<keyof typeof samples, string>>>;

describe.each(languages)("in %s", (language) => {
  test.each(Object.entries(expected[language]))("%s", (name, sentence) => {
    expect(sentenceOf(sample(name as keyof typeof samples), language)).toBe(sentence); // A key of the samples, by the type above.
  });
});

const onGoods = sample("setHalf");
const credits = sample("bonuses");
const grown = sample("steps");
const promo = sample("promo");
/** A rule for every field, and a change of that field, which the sentence has to mention; a new field of the contract does not compile without one. */
const fields: Record<keyof DescribedRule, [rule: DescribedRule, change: Partial<DescribedRule>]> = {
  scope: [credits, { scope: "kiosk" }],
  action_type: [credits, { action_type: "discount-check-percent" }],
  pos_ids: [credits, { pos_ids: ["kiosk"] }],
  terminal_ids: [credits, { terminal_ids: ["x"] }],
  currency: [credits, { currency: "EUR" }],
  value: [credits, { value: "6" }],
  exclusive: [credits, { exclusive: true }],
  buy_quantity: [onGoods, { buy_quantity: "3" }],
  get_quantity: [onGoods, { get_quantity: "2" }],
  get_goods: [onGoods, { get_goods: ["milk"] }],
  get_categories: [onGoods, { get_categories: ["drinks"] }],
  sets_max: [onGoods, { sets_max: 3 }],
  card_category_values: [credits, { card_category_values: [{ audience: "uncategorised", value: "5" }] }],
  members: [sample("amountOff"), { members: true }],
  depends_on: [grown, { depends_on: "quantity" }],
  period: [grown, { period: "year" }],
  thresholds: [grown, { thresholds: [{ from: "0", value: "4" }] }],
  include_goods: [onGoods, { include_goods: ["milk"] }],
  include_categories: [onGoods, { include_categories: ["drinks"] }],
  exclude_goods: [onGoods, { exclude_goods: ["milk"] }],
  exclude_categories: [onGoods, { exclude_categories: ["drinks"] }],
  charge_target: [credits, { charge_target: "promotional-bonuses" }],
  special_account_id: [sample("stamps"), { special_account_id: "fuel" }],
  promo_expire_type: [promo, { promo_expire_type: "month" }],
  promo_expire_value: [promo, { promo_expire_value: "31" }],
  check_amount_min: [credits, { check_amount_min: "10" }],
  check_amount_max: [credits, { check_amount_max: "10" }],
  goods_amount_min: [onGoods, { goods_amount_min: "10" }],
  goods_amount_max: [onGoods, { goods_amount_max: "10" }],
  date_from: [credits, { date_from: "2026-01-01" }],
  date_to: [credits, { date_to: "2026-01-01" }],
  week_days: [credits, { week_days: [7] }],
  time_from: [credits, { time_from: "08:00" }],
  time_to: [credits, { time_to: "08:00" }],
  customer_condition: [credits, { customer_condition: { gender: "male" } }],
  payment_types: [credits, { payment_types: ["mobile-app"] }],
  limit_per_customer: [credits, { limit_per_customer: 1 }],
  limit_per_day: [credits, { limit_per_day: 1 }],
  limit_total: [credits, { limit_total: 1 }],
};
type Person = NonNullable<DescribedRule["customer_condition"]>;
const person: Required<{ [K in keyof Person]: NonNullable<Person[K]> }> = {
  birthday_before_days: 2,
  birthday_after_days: 2,
  gender: "female",
  age_from: 18,
  age_to: 60,
  first_purchase_only: true,
  registered_within_days: 7,
};

test.each(Object.entries(fields))("every language mentions %s", (_, [rule, change]) => {
  for (const language of languages)
    expect(sentenceOf({ ...rule, ...change }, language)).not.toBe(sentenceOf(rule, language));
});
test.each(Object.entries(person))("every language mentions the customer's %s", (field, value) => {
  const rule = { ...credits, customer_condition: { [field]: value } };
  for (const language of languages) expect(sentenceOf(rule, language)).not.toBe(sentenceOf(credits, language));
});

const orNull = <T>(some: fc.Arbitrary<T>) => fc.option(some, { nil: null });
const decimal = fc.tuple(fc.nat(900), fc.nat(9999)).map(([whole, part]) => `${whole}.${String(part).padStart(4, "0")}`);
const day = fc
  .tuple(fc.nat(11), fc.nat(27))
  .map(([month, at]) => new Date(Date.UTC(2026, month, at + 1)).toISOString().slice(0, 10));
const time = fc
  .tuple(fc.nat(23), fc.constantFrom("00", "30"))
  .map(([hour, half]) => `${String(hour).padStart(2, "0")}:${half}`);
const unknown = "0198c0de-0000-7000-8000-00000000000";
const ids = (...known: string[]) => fc.subarray([...known, `${unknown}1`, `${unknown}2`]);
const count = orNull(fc.nat(40));
const rule: fc.Arbitrary<DescribedRule> = fc.record(
  {
    action_type: fc.constantFrom(...RULE_ACTION_TYPES),
    scope: fc.constantFrom(...RULE_SCOPES),
    pos_ids: ids("kiosk"),
    terminal_ids: ids("till"),
    currency: orNull(fc.constantFrom("USD", "EUR", "JPY")),
    value: orNull(decimal),
    exclusive: fc.boolean(),
    buy_quantity: orNull(decimal),
    get_quantity: orNull(decimal),
    get_goods: ids("tea"),
    get_categories: ids("sweets"),
    sets_max: count,
    card_category_values: fc.array(
      fc.record({
        audience: fc.constantFrom("category", "uncategorised", "walk_in"),
        card_category_id: orNull(fc.constantFrom("gold", `${unknown}3`)),
        value: decimal,
      }),
      { maxLength: 3 },
    ),
    members: fc.boolean(),
    depends_on: fc.constantFrom(...RULE_MEASURES),
    period: fc.constantFrom(...RULE_PERIODS),
    thresholds: fc.array(fc.record({ from: decimal, value: decimal }), { maxLength: 3 }),
    include_goods: ids("coffee", "milk"),
    include_categories: ids("drinks"),
    exclude_goods: ids("tea"),
    exclude_categories: ids("sweets"),
    charge_target: orNull(fc.constantFrom("bonuses", "promotional-bonuses", "special-account")),
    special_account_id: orNull(fc.constantFrom("stamps", `${unknown}4`)),
    promo_expire_type: fc.constantFrom("none", "date", "day", "month"),
    promo_expire_value: orNull(fc.oneof(day, fc.nat(40).map(String))),
    check_amount_min: orNull(decimal),
    check_amount_max: orNull(decimal),
    goods_amount_min: orNull(decimal),
    goods_amount_max: orNull(decimal),
    date_from: orNull(day),
    date_to: orNull(day),
    week_days: fc.subarray([1, 2, 3, 4, 5, 6, 7]),
    time_from: orNull(time),
    time_to: orNull(time),
    customer_condition: orNull(
      fc.record({
        birthday_before_days: count,
        birthday_after_days: count,
        gender: orNull(fc.constantFrom("female", "male")),
        age_from: count,
        age_to: count,
        first_purchase_only: orNull(fc.boolean()),
        registered_within_days: count,
      }),
    ),
    payment_types: fc.subarray([...PAYMENT_TYPES]),
    limit_per_customer: count,
    limit_per_day: count,
    limit_total: count,
  },
  { requiredKeys: ["action_type"] },
);

test("any rule is a sentence without a gap or an id in it, in every language", () => {
  fc.assert(
    fc.property(rule, fc.constantFrom(...languages), (drawn, language) => {
      const sentence = sentenceOf(drawn, language);
      expect(sentence).toMatch(/^\S.*\S\.$/);
      expect(sentence).not.toMatch(/undefined|null|NaN|\[object|0198c0de|\.\.| {2}| [,.]|, ,|«»|^\p{Ll}/u);
    }),
    { numRuns: 1000 },
  );
});
