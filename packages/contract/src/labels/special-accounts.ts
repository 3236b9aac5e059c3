import { inLanguages } from "../kit/texts.ts";

export const specialAccountsLabels = {
  fields: {
    goods_codes: inLanguages("Goods", "Товари", "Товары", "Waren", "Articles"),
    limit_without_pin: inLanguages(
      "Without PIN up to",
      "Без PIN до",
      "Без PIN до",
      "Ohne PIN bis",
      "Sans code PIN jusqu’à",
    ),
    refill_allowed_in_app: inLanguages(
      "Customers may refill it in the app",
      "Клієнти можуть поповнювати в застосунку",
      "Клиенты могут пополнять в приложении",
      "Kunden dürfen es in der App aufladen",
      "Les clients peuvent le recharger dans l’application",
    ),
    refill_min: inLanguages(
      "Smallest refill in the app",
      "Найменше поповнення в застосунку",
      "Наименьшее пополнение в приложении",
      "Kleinste Aufladung in der App",
      "Recharge minimale dans l’application",
    ),
    refill_max: inLanguages(
      "Largest refill in the app",
      "Найбільше поповнення в застосунку",
      "Наибольшее пополнение в приложении",
      "Größte Aufladung in der App",
      "Recharge maximale dans l’application",
    ),
    low_balance_notify: inLanguages(
      "Low balance below",
      "Малий залишок нижче",
      "Малый остаток ниже",
      "Niedriger Stand unter",
      "Solde bas en dessous de",
    ),
    bonuses_on_payment: inLanguages(
      "Paying from it earns bonuses",
      "Оплата з нього приносить бонуси",
      "Оплата с него приносит бонусы",
      "Zahlen damit bringt Bonuspunkte",
      "Payer avec lui rapporte des bonus",
    ),
    mode: inLanguages("Way", "Спосіб", "Способ", "Weise", "Manière"),
    accounts_count: inLanguages("Customers", "Клієнти", "Клиенты", "Kunden", "Clients"),
    available: inLanguages("Available", "Доступно", "Доступно", "Verfügbar", "Disponible"),
    account_id: inLanguages(
      "Account ID",
      "Ідентифікатор рахунку",
      "Идентификатор счёта",
      "Konto-ID",
      "Identifiant du compte",
    ),
    scope: inLanguages("For", "Для кого", "Для кого", "Für", "Pour"),
  },
  values: {
    mode: {
      refill: inLanguages("Refill", "Поповнення", "Пополнение", "Aufladung", "Recharge"),
      set: inLanguages("Setting", "Встановлення", "Установка", "Setzen", "Fixation"),
      "write-off": inLanguages("Write-off", "Списання", "Списание", "Abbuchung", "Retrait"),
    },
  },
};
