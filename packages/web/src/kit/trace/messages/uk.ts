import { plural } from "../../messages/uk.ts";
import type { TraceMessages } from "./en.ts";

const named = (name: string) => (name ? ` «${name}»` : "");
const byRule = (name: string) => (name ? `, за правилом${named(name)}` : "");

const limits = {
  balance: "більше на картці немає",
  "max-percent": "бонусами можна оплатити лише частину чека",
  goods: "деякі товари не можна оплатити бонусами",
  "whole-units": "щоб до сплати лишилася ціла сума",
};
const access = { full: "повний", limited: "обмежений", none: "немає" };

const messages: TraceMessages = {
  label: "Чому саме такі числа",
  line: (place) => `Рядок ${place}`,
  times: (title, quantity) => `${title} × ${quantity}`,
  wholeCheck: "Увесь чек",
  notApplied: "Що не застосовано",
  onLine: (line) => `Для: ${line}`,
  unnamed: "Без назви",
  redemption: "Списання бонусів",
  steps: {
    "price-source": ({ source }) => (source === "master-price" ? "Ціна групи цін" : "Ціна товару"),
    "price-option": ({ name }) => `Особлива ціна${named(name)}`,
    "price-entered": () => "Ціна, введена вручну",
    "base-tax": ({ name }) => `Податок${named(name)} у ціні`,
    "price-including-taxes": () => "Ціна з податками",
    commission: ({ name }) => `Комісія${named(name)}`,
    "price-posted": () => "Ціна для клієнта",
    "line-amount": ({ price, quantity }) => `${price} × ${quantity}`,
    "line-amount-stated": () => "Сума, вказана касою, колонкою або вагами",
    discount: ({ name }) => `Знижка${named(name)}`,
    "discount-cap": ({ percent }) => `Знижки обмежено: ${percent} суми чека`,
    "finalise-limit": () => "У межах зарезервованої суми",
    "redemption-asked": () => "Бонуси, які хоче витратити клієнт",
    "redemption-lowered": ({ by }) => `Менше бонусів: ${limits[by]}`,
    redemption: () => "Сплачено бонусами",
    "sales-tax": ({ name }) => `Податок${named(name)} додано`,
    "contained-tax": ({ name }) => `Податок${named(name)} у складі суми`,
    delivery: () => "Доставка",
    tip: () => "Чайові",
    "amount-to-pay": () => "До сплати",
    "cash-rounding": ({ step }) => `Готівку округлено до ${step}`,
    "special-account": ({ name }) => `Оплачено з рахунку${named(name)}`,
    charge: ({ name, target, account }) =>
      account
        ? `На рахунок${named(account)} за правилом${named(name)}`
        : target === "promotional-bonuses"
          ? `Промобонуси за правилом${named(name)}`
          : `Бонуси за правилом${named(name)}`,
    lot: ({ until, target, account }) =>
      account
        ? `На рахунок${named(account)} разом`
        : until
          ? `Промобонуси, дійсні до ${until}`
          : target === "promotional-bonuses"
            ? "Промобонуси"
            : "Безстрокові бонуси",
    "coupon-emission": ({ series, count }) =>
      plural(count, {
        one: `# купон${named(series)} клієнту`,
        few: `# купони${named(series)} клієнту`,
        many: `# купонів${named(series)} клієнту`,
        other: `# купона${named(series)} клієнту`,
      }),
    "category-change": ({ from, to, name }) =>
      from
        ? `Категорія картки: з${named(from)} на${named(to)}${byRule(name)}`
        : `Категорія картки:${named(to)}${byRule(name)}`,
    "referral-reward": ({ side }) =>
      side === "referrer" ? "Винагорода тому, хто запросив" : "Винагорода запрошеному клієнту",
  },
  rejections: {
    inactive: () => "Його вимкнено.",
    "not-picked": () => "Касир його не вибрав.",
    "coupon-only": () => "Діє лише з купоном.",
    "kiosk-only": () => "Діє лише в кіоску самообслуговування.",
    "other-pos": () => "Воно для інших точок продажу.",
    "other-terminal": () => "Воно для інших терміналів.",
    "other-currency": () => "Воно для іншої валюти.",
    "before-date": ({ date }) => `Починає діяти ${date}.`,
    "after-date": ({ date }) => `Завершилося ${date}.`,
    "other-week-day": ({ weekDay }) => `У цей день не діє: ${weekDay}.`,
    "outside-hours": ({ from, to }) => `Діє з ${from || "0:00"} до ${to || "24:00"}.`,
    "customer-needed": () => "Потрібен клієнт із карткою.",
    "members-only": () => "Лише для учасників програми.",
    "access-none": () => "Картку клієнта заблоковано.",
    "no-matching-goods": () => "У чеку немає його товарів.",
    "check-amount-below": ({ limit }) => `Чек менший за ${limit}.`,
    "check-amount-above": ({ limit }) => `Чек більший за ${limit}.`,
    "goods-amount-below": ({ limit }) => `Його товари коштують менше ніж ${limit}.`,
    "goods-amount-above": ({ limit }) => `Його товари коштують більше ніж ${limit}.`,
    "birthday-unknown": () => "День народження клієнта невідомий.",
    "birthday-outside-window": () => "До дня народження клієнта (або після нього) забагато днів.",
    "gender-unknown": () => "Стать клієнта невідома.",
    "other-gender": () => "Воно для клієнтів іншої статі.",
    "age-unknown": () => "Вік клієнта невідомий.",
    "age-below": ({ age }) => `Клієнт молодший за допустимий вік: ${age}.`,
    "age-above": ({ age }) => `Клієнт старший за допустимий вік: ${age}.`,
    "not-first-purchase": () => "Лише для першої покупки.",
    "registered-too-long-ago": ({ days }) =>
      plural(days, {
        one: "Клієнт зареєструвався більше ніж # день тому.",
        few: "Клієнт зареєструвався більше ніж # дні тому.",
        other: "Клієнт зареєструвався більше ніж # днів тому.",
      }),
    "other-payment-type": () => "Чек оплачують інакше, або ще не відомо як.",
    "limit-per-customer": ({ limit }) => `Клієнт уже скористався ним дозволену кількість разів: ${limit}.`,
    "limit-per-day": ({ limit }) => `Сьогодні ним уже скористалися дозволену кількість разів: ${limit}.`,
    "limit-total": ({ limit }) => `Ним уже скористалися дозволену кількість разів: ${limit}.`,
    "audience-not-listed": () => "У його таблиці немає значення для цього клієнта.",
    "measure-missing": () => "Невідомо, що клієнт купував раніше.",
    "below-first-threshold": ({ measure }) => `Не досягнуто першого порога: ${measure}.`,
    "value-zero": () => "Його значення для цього клієнта — нуль.",
    "special-price-dearer": () => "Його особлива ціна не нижча.",
    "nothing-left": () => "Після інших знижок знижувати нічого.",
    "rounds-to-zero": () => "Його знижка округлюється до нуля.",
    beaten: ({ winner, would }) => `«${winner}» дає більше; це правило дало б ${would}.`,
    "bonuses-redeemed": () => "За чек, оплачений бонусами, нічого не нараховують.",
    "paid-from-account": () => "За оплату з цього рахунку бонусів не нараховують.",
    "nothing-to-charge": () => "Немає з чого нараховувати.",
    "target-missing": () => "Не вказано, куди зараховувати.",
    "target-takes-no-percent": () => "Його рахунок ведеться не в грошах, тож відсоток неможливий.",
    "target-closed": () => "Його рахунок зараз не активний.",
    "expiry-past": () => "Його бонуси вже були б недійсні.",
    "set-incomplete": () => "У чеку замало його товарів для цілого набору.",
    excluded: ({ winner }) => `«${winner}» не поєднується з іншими правилами.`,
    "coupon-not-open": () => "Купон уже використано або скасовано.",
    "coupon-not-yet-valid": ({ date }) => `Купон діє з ${date}.`,
    "coupon-expired": ({ date }) => `Купон діяв до ${date}.`,
    "coupon-of-other-customer": () => "Купон належить іншому клієнту.",
    "coupon-twice": () => "Купон показано двічі.",
    "coupon-rule-missing": () => "Для купона тут немає правила.",
    "batch-missing": () => "Не вказано, які купони видавати.",
    "batch-inactive": () => "Його партію купонів вимкнено.",
    "batch-not-yet-issued": () => "Його купони ще не видають.",
    "batch-no-longer-issued": () => "Його купони вже не видають.",
    "batch-exhausted": () => "Усі купони серії видано.",
    "batch-customer-limit": () => "Клієнт уже має дозволену кількість купонів серії.",
    "category-daily-only": () => "Перевіряється раз на день, а не під час продажу.",
    "category-other-from": () => "Воно для клієнтів іншої категорії.",
    "category-held-already": () => "Клієнт уже має цю категорію.",
    "category-pinned": () => "Категорію надано вручну, її не знижують.",
    "category-measure-below": ({ measure }) => `Куплено ще замало: ${measure}.`,
    "category-measure-above": ({ measure }) => `Куплено більше, ніж потрібно: ${measure}.`,
    "referral-inactive": () => "Реферальну програму вимкнено.",
    "referral-no-reward": () => "Для цієї сторони винагороди немає.",
    "referral-other-occasion": () => "Винагороду дають за іншої події.",
    "referral-not-first-purchase": () => "Це не перша покупка запрошеного клієнта.",
    "referral-purchases-limit": ({ limit }) =>
      `Уже винагороджено дозволену кількість покупок запрошеного клієнта: ${limit}.`,
    "referral-days-limit": ({ limit }) =>
      `Від реєстрації запрошеного клієнта минуло більше днів, ніж дозволено: ${limit}.`,
    "referral-amount-below": ({ limit }) => `Покупка менша за ${limit}.`,
    "referral-level-without-reward": () => "Так високо в ланцюжку винагороди немає.",
    "referral-other-currency": () => "Винагорода в іншій валюті.",
    "redemption-customer-needed": () => "Витрачати бонуси може лише клієнт із карткою.",
    "redemption-access": ({ access: held }) => `Доступ картки не дозволяє витрачати бонуси: ${access[held]}.`,
    "redemption-min-check-amount": ({ limit }) => `Бонуси можна витрачати від суми чека ${limit}.`,
    "redemption-no-balance": () => "Немає бонусів для списання.",
    "redemption-goods-excluded": () => "Ці товари не можна оплатити бонусами.",
    "redemption-share-zero": () => "Бонусами не можна оплатити жодну частину чека.",
    "redemption-not-full": () => "Бонусів не вистачає на весь чек.",
    "redemption-no-whole-amount": () => "До сплати не лишилася б ціла сума.",
    "option-inactive": () => "Цю особливу ціну вимкнено.",
    "option-before-date": () => "Ця особлива ціна ще не діє.",
    "option-after-date": () => "Ця особлива ціна вже не діє.",
    "option-other-goods": () => "Ця особлива ціна для інших товарів.",
    "option-outranked": () => "Діє точніша особлива ціна.",
    "price-not-yet-valid": ({ date }) => `Ця ціна діє з ${date}.`,
    "price-superseded": ({ date }) => `Цю ціну від ${date} замінила новіша.`,
    "price-by-hand": () => "Ціну введено вручну.",
  },
};
export default messages;
