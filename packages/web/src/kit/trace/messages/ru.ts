import { plural } from "../../messages/ru.ts";
import type { TraceMessages } from "./en.ts";

const named = (name: string) => (name ? ` «${name}»` : "");
const byRule = (name: string) => (name ? `, по правилу${named(name)}` : "");

const limits = {
  balance: "больше на карте нет",
  "max-percent": "бонусами можно оплатить только часть чека",
  goods: "некоторые товары нельзя оплатить бонусами",
  "whole-units": "чтобы к оплате осталась целая сумма",
};
const access = { full: "полный", limited: "ограниченный", none: "нет" };

const messages: TraceMessages = {
  label: "Почему именно такие числа",
  line: (place) => `Строка ${place}`,
  times: (title, quantity) => `${title} × ${quantity}`,
  wholeCheck: "Весь чек",
  notApplied: "Что не применено",
  onLine: (line) => `Для: ${line}`,
  unnamed: "Без названия",
  redemption: "Списание бонусов",
  steps: {
    "price-source": ({ source }) => (source === "master-price" ? "Цена группы цен" : "Цена товара"),
    "price-option": ({ name }) => `Особая цена${named(name)}`,
    "price-entered": () => "Цена, введённая вручную",
    "base-tax": ({ name }) => `Налог${named(name)} в цене`,
    "price-including-taxes": () => "Цена с налогами",
    commission: ({ name }) => `Комиссия${named(name)}`,
    "price-posted": () => "Цена для клиента",
    "line-amount": ({ price, quantity }) => `${price} × ${quantity}`,
    "line-amount-stated": () => "Сумма, указанная кассой, колонкой или весами",
    discount: ({ name }) => `Скидка${named(name)}`,
    "discount-cap": ({ percent }) => `Скидки ограничены: ${percent} суммы чека`,
    "finalise-limit": () => "В пределах зарезервированной суммы",
    "redemption-asked": () => "Бонусы, которые хочет потратить клиент",
    "redemption-lowered": ({ by }) => `Меньше бонусов: ${limits[by]}`,
    redemption: () => "Оплачено бонусами",
    "sales-tax": ({ name }) => `Налог${named(name)} добавлен`,
    "contained-tax": ({ name }) => `Налог${named(name)} в составе суммы`,
    delivery: () => "Доставка",
    tip: () => "Чаевые",
    "amount-to-pay": () => "К оплате",
    "cash-rounding": ({ step }) => `Наличные округлены до ${step}`,
    "special-account": ({ name }) => `Оплачено со счёта${named(name)}`,
    charge: ({ name, target, account }) =>
      account
        ? `На счёт${named(account)} по правилу${named(name)}`
        : target === "promotional-bonuses"
          ? `Промобонусы по правилу${named(name)}`
          : `Бонусы по правилу${named(name)}`,
    lot: ({ until, target, account }) =>
      account
        ? `На счёт${named(account)} всего`
        : until
          ? `Промобонусы, действуют до ${until}`
          : target === "promotional-bonuses"
            ? "Промобонусы"
            : "Бессрочные бонусы",
    "coupon-emission": ({ series, count }) =>
      plural(count, {
        one: `# купон${named(series)} клиенту`,
        few: `# купона${named(series)} клиенту`,
        many: `# купонов${named(series)} клиенту`,
        other: `# купона${named(series)} клиенту`,
      }),
    "category-change": ({ from, to, name }) =>
      from
        ? `Категория карты: с${named(from)} на${named(to)}${byRule(name)}`
        : `Категория карты:${named(to)}${byRule(name)}`,
    "referral-reward": ({ side }) =>
      side === "referrer" ? "Вознаграждение пригласившему" : "Вознаграждение приглашённому клиенту",
  },
  rejections: {
    inactive: () => "Оно выключено.",
    "not-picked": () => "Кассир его не выбрал.",
    "coupon-only": () => "Действует только с купоном.",
    "kiosk-only": () => "Действует только в киоске самообслуживания.",
    "other-pos": () => "Оно для других точек продаж.",
    "other-terminal": () => "Оно для других терминалов.",
    "other-currency": () => "Оно для другой валюты.",
    "before-date": ({ date }) => `Начинает действовать ${date}.`,
    "after-date": ({ date }) => `Закончилось ${date}.`,
    "other-week-day": ({ weekDay }) => `В этот день не действует: ${weekDay}.`,
    "outside-hours": ({ from, to }) => `Действует с ${from || "0:00"} до ${to || "24:00"}.`,
    "customer-needed": () => "Нужен клиент с картой.",
    "members-only": () => "Только для участников программы.",
    "access-none": () => "Карта клиента заблокирована.",
    "no-matching-goods": () => "В чеке нет его товаров.",
    "check-amount-below": ({ limit }) => `Чек меньше ${limit}.`,
    "check-amount-above": ({ limit }) => `Чек больше ${limit}.`,
    "goods-amount-below": ({ limit }) => `Его товары стоят меньше ${limit}.`,
    "goods-amount-above": ({ limit }) => `Его товары стоят больше ${limit}.`,
    "birthday-unknown": () => "День рождения клиента неизвестен.",
    "birthday-outside-window": () => "До дня рождения клиента (или после него) слишком много дней.",
    "gender-unknown": () => "Пол клиента неизвестен.",
    "other-gender": () => "Оно для клиентов другого пола.",
    "age-unknown": () => "Возраст клиента неизвестен.",
    "age-below": ({ age }) => `Клиент младше допустимого возраста: ${age}.`,
    "age-above": ({ age }) => `Клиент старше допустимого возраста: ${age}.`,
    "not-first-purchase": () => "Только для первой покупки.",
    "registered-too-long-ago": ({ days }) =>
      plural(days, {
        one: "Клиент зарегистрировался больше # дня назад.",
        other: "Клиент зарегистрировался больше # дней назад.",
      }),
    "other-payment-type": () => "Чек оплачивают иначе, или ещё не известно как.",
    "limit-per-customer": ({ limit }) => `Клиент уже воспользовался им разрешённое число раз: ${limit}.`,
    "limit-per-day": ({ limit }) => `Сегодня им уже воспользовались разрешённое число раз: ${limit}.`,
    "limit-total": ({ limit }) => `Им уже воспользовались разрешённое число раз: ${limit}.`,
    "audience-not-listed": () => "В его таблице нет значения для этого клиента.",
    "measure-missing": () => "Неизвестно, что клиент покупал раньше.",
    "below-first-threshold": ({ measure }) => `Не достигнут первый порог: ${measure}.`,
    "value-zero": () => "Его значение для этого клиента — ноль.",
    "special-price-dearer": () => "Его особая цена не ниже.",
    "nothing-left": () => "После других скидок снижать нечего.",
    "rounds-to-zero": () => "Его скидка округляется до нуля.",
    beaten: ({ winner, would }) => `«${winner}» даёт больше; это правило дало бы ${would}.`,
    "bonuses-redeemed": () => "За чек, оплаченный бонусами, ничего не начисляют.",
    "paid-from-account": () => "За оплату с этого счёта бонусы не начисляют.",
    "nothing-to-charge": () => "Не с чего начислять.",
    "target-missing": () => "Не указано, куда зачислять.",
    "target-takes-no-percent": () => "Его счёт ведётся не в деньгах, поэтому процент невозможен.",
    "target-closed": () => "Его счёт сейчас не активен.",
    "expiry-past": () => "Его бонусы уже были бы недействительны.",
    "set-incomplete": () => "В чеке слишком мало его товаров для целого набора.",
    excluded: ({ winner }) => `«${winner}» не сочетается с другими правилами.`,
    "coupon-not-open": () => "Купон уже использован или отменён.",
    "coupon-not-yet-valid": ({ date }) => `Купон действует с ${date}.`,
    "coupon-expired": ({ date }) => `Купон действовал до ${date}.`,
    "coupon-of-other-customer": () => "Купон принадлежит другому клиенту.",
    "coupon-twice": () => "Купон показан дважды.",
    "coupon-rule-missing": () => "Для купона здесь нет правила.",
    "batch-missing": () => "Не указано, какие купоны выдавать.",
    "batch-inactive": () => "Его партия купонов выключена.",
    "batch-not-yet-issued": () => "Его купоны ещё не выдают.",
    "batch-no-longer-issued": () => "Его купоны больше не выдают.",
    "batch-exhausted": () => "Все купоны серии выданы.",
    "batch-customer-limit": () => "У клиента уже есть разрешённое число купонов серии.",
    "category-daily-only": () => "Проверяется раз в день, а не при продаже.",
    "category-other-from": () => "Оно для клиентов другой категории.",
    "category-held-already": () => "У клиента уже есть эта категория.",
    "category-pinned": () => "Категория дана вручную и не понижается.",
    "category-measure-below": ({ measure }) => `Куплено ещё слишком мало: ${measure}.`,
    "category-measure-above": ({ measure }) => `Куплено больше, чем нужно: ${measure}.`,
    "referral-inactive": () => "Реферальная программа выключена.",
    "referral-no-reward": () => "Для этой стороны вознаграждения нет.",
    "referral-other-occasion": () => "Вознаграждение дают при другом событии.",
    "referral-not-first-purchase": () => "Это не первая покупка приглашённого клиента.",
    "referral-purchases-limit": ({ limit }) =>
      `Уже вознаграждено разрешённое число покупок приглашённого клиента: ${limit}.`,
    "referral-days-limit": ({ limit }) =>
      `С регистрации приглашённого клиента прошло больше дней, чем разрешено: ${limit}.`,
    "referral-amount-below": ({ limit }) => `Покупка меньше ${limit}.`,
    "referral-level-without-reward": () => "Так высоко в цепочке вознаграждения нет.",
    "referral-other-currency": () => "Вознаграждение в другой валюте.",
    "redemption-customer-needed": () => "Тратить бонусы может только клиент с картой.",
    "redemption-access": ({ access: held }) => `Доступ карты не позволяет тратить бонусы: ${access[held]}.`,
    "redemption-min-check-amount": ({ limit }) => `Бонусы можно тратить от суммы чека ${limit}.`,
    "redemption-no-balance": () => "Нет бонусов для списания.",
    "redemption-goods-excluded": () => "Эти товары нельзя оплатить бонусами.",
    "redemption-share-zero": () => "Бонусами нельзя оплатить никакую часть чека.",
    "redemption-not-full": () => "Бонусов не хватает на весь чек.",
    "redemption-no-whole-amount": () => "К оплате не осталась бы целая сумма.",
    "option-inactive": () => "Эта особая цена выключена.",
    "option-before-date": () => "Эта особая цена ещё не действует.",
    "option-after-date": () => "Эта особая цена уже не действует.",
    "option-other-goods": () => "Эта особая цена для других товаров.",
    "option-outranked": () => "Действует более точная особая цена.",
    "price-not-yet-valid": ({ date }) => `Эта цена действует с ${date}.`,
    "price-superseded": ({ date }) => `Эту цену от ${date} заменила новая.`,
    "price-by-hand": () => "Цена введена вручную.",
  },
};
export default messages;
