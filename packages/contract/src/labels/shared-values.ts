import { inLanguages } from "../kit/texts.ts";
import { unitNames } from "./units.ts";

const accessValues = {
  full: inLanguages("Full", "Повний", "Полный", "Voll", "Complet"),
  limited: inLanguages("Limited", "Обмежений", "Ограниченный", "Eingeschränkt", "Limité"),
  none: inLanguages("None", "Немає", "Нет", "Keiner", "Aucun"),
};
const byValues = {
  amount: inLanguages("Amount of money", "Сума грошей", "Сумма денег", "Geldbetrag", "Montant"),
  volume: inLanguages("Quantity", "Кількість", "Количество", "Menge", "Quantité"),
};
const chargeRoundingModeValues = {
  "half-up": inLanguages("To the nearest", "До найближчого", "До ближайшего", "Kaufmännisch", "Au plus proche"),
  down: inLanguages("Down", "Донизу", "Вниз", "Nach unten", "Vers le bas"),
};
const chargesSchemeValues = {
  summarizing: inLanguages("Add them up", "Додати", "Сложить", "Addieren", "Les additionner"),
  maximum: inLanguages(
    "Use the best one",
    "Узяти найбільшу",
    "Взять наибольшую",
    "Die beste nehmen",
    "Garder la meilleure",
  ),
  sequential: inLanguages(
    "Apply one after the other",
    "Застосувати по черзі",
    "Применить по очереди",
    "Nacheinander anwenden",
    "Les appliquer l’une après l’autre",
  ),
};
const defaultLanguageValues = {
  en: inLanguages("English", "English", "English", "English", "English"),
  uk: inLanguages("Українська", "Українська", "Українська", "Українська", "Українська"),
  ru: inLanguages("Русский", "Русский", "Русский", "Русский", "Русский"),
  de: inLanguages("Deutsch", "Deutsch", "Deutsch", "Deutsch", "Deutsch"),
  fr: inLanguages("Français", "Français", "Français", "Français", "Français"),
};
const notificationChannelValues = {
  push: inLanguages("Push", "Push", "Push", "Push", "Push"),
  sms: inLanguages("SMS", "SMS", "SMS", "SMS", "SMS"),
  viber: inLanguages("Viber", "Viber", "Viber", "Viber", "Viber"),
  email: inLanguages("E-mail", "Е-пошта", "Е-почта", "E-Mail", "E-mail"),
  smart: inLanguages("Best channel", "Найкращий канал", "Лучший канал", "Bester Kanal", "Meilleur canal"),
};
const odometerValues = {
  no: inLanguages("Not asked", "Не запитується", "Не спрашивается", "Nicht gefragt", "Non demandé"),
  yes: inLanguages("Required", "Обов’язково", "Обязательно", "Pflicht", "Obligatoire"),
  possible: inLanguages("Optional", "За бажанням", "По желанию", "Freiwillig", "Facultatif"),
};
export const paymentTypeValues = {
  cash: inLanguages("Cash", "Готівка", "Наличные", "Bar", "Espèces"),
  "bank-card": inLanguages("Bank card", "Банківська картка", "Банковская карта", "Bankkarte", "Carte bancaire"),
  "bank-card-external": inLanguages(
    "Bank card (external terminal)",
    "Картка (зовнішній термінал)",
    "Карта (внешний терминал)",
    "Bankkarte (externes Terminal)",
    "Carte (terminal externe)",
  ),
  "mobile-app": inLanguages("Mobile app", "Мобільний застосунок", "Мобильное приложение", "App", "Application mobile"),
  "special-account": inLanguages("Client account", "Рахунок клієнта", "Счёт клиента", "Kundenkonto", "Compte client"),
};
const primaryIdTypeValues = {
  phone: inLanguages("Phone", "Телефоном", "Телефону", "Telefon", "Téléphone"),
  email: inLanguages("E-mail address", "Електронною поштою", "Электронной почте", "E-Mail-Adresse", "Adresse e-mail"),
  "external-id": inLanguages(
    "External ID",
    "Зовнішнім ідентифікатором",
    "Внешнему идентификатору",
    "Externe Kennung",
    "Identifiant externe",
  ),
  card: inLanguages("Card", "Карткою", "Карте", "Karte", "Carte"),
  "app-qr": inLanguages(
    "QR code of their page",
    "QR-кодом сторінки",
    "QR-коду страницы",
    "QR-Code der Kundenseite",
    "Code QR de sa page",
  ),
  "one-time-code": inLanguages(
    "One-time code",
    "Одноразовим кодом",
    "Одноразовому коду",
    "Einmalcode",
    "Code à usage unique",
  ),
};

/** Labels of values that several groups of calls share, by field. */
/** Kinds of movements that bonuses and client accounts have in common. */
export const movementValues = {
  expire: inLanguages("Expired", "Згоріло", "Сгорело", "Verfallen", "Expiré"),
  "give-back": inLanguages("Refunded", "Повернуто", "Возвращено", "Erstattet", "Remboursé"),
  "take-back": inLanguages("Taken back", "Відкликано", "Отозвано", "Zurückgenommen", "Repris"),
  "cash-rounding": inLanguages(
    "Cash rounding",
    "Заокруглення готівки",
    "Округление наличных",
    "Bargeldrundung",
    "Arrondi d’espèces",
  ),
};

/** The two kinds of bonuses. */
export const bonusKindValues = {
  bonuses: inLanguages("Bonuses", "Бонуси", "Бонусы", "Boni", "Bonus"),
  "promotional-bonuses": inLanguages(
    "Promotional bonuses",
    "Промобонуси",
    "Промобонусы",
    "Aktionsboni",
    "Bonus promotionnels",
  ),
} as const;

export const creditTypeValues = {
  debit: inLanguages("No credit", "Без кредиту", "Без кредита", "Kein Kredit", "Sans crédit"),
  credit: inLanguages("Up to a limit", "До ліміту", "До лимита", "Bis zum Limit", "Jusqu’à la limite"),
  "credit-unlimited": inLanguages("Unlimited", "Без обмежень", "Без ограничений", "Unbegrenzt", "Illimité"),
} as const;

export const sharedValues = {
  access: accessValues,
  by: byValues,
  charge_rounding_mode: chargeRoundingModeValues,
  charges_scheme: chargesSchemeValues,
  classification: {
    "base-tax": inLanguages("Included in the price", "У ціні", "В цене", "Im Preis enthalten", "Comprise dans le prix"),
    "sales-tax": inLanguages(
      "Added to the sale",
      "Додається до чека",
      "Добавляется к чеку",
      "Kommt zum Preis hinzu",
      "Ajoutée au prix",
    ),
  },
  credit_type: creditTypeValues,
  default_language: defaultLanguageValues,
  discount_rounding_mode: chargeRoundingModeValues,
  discounts_scheme: chargesSchemeValues,
  expire_type: {
    none: inLanguages("Never", "Ніколи", "Никогда", "Nie", "Jamais"),
    date: inLanguages("On a date", "Певного дня", "В определённый день", "An einem Datum", "À une date"),
    day: inLanguages("After days", "Через кілька днів", "Через несколько дней", "Nach Tagen", "Après des jours"),
    month: inLanguages(
      "After months",
      "Через кілька місяців",
      "Через несколько месяцев",
      "Nach Monaten",
      "Après des mois",
    ),
  },
  filling_by: byValues,
  gender: {
    female: inLanguages("Female", "Жіноча", "Женский", "Weiblich", "Femme"),
    male: inLanguages("Male", "Чоловіча", "Мужской", "Männlich", "Homme"),
    other: inLanguages("Other", "Інша", "Другой", "Divers", "Autre"),
  },
  language: defaultLanguageValues,
  new_customer_access: accessValues,
  notification_channel: notificationChannelValues,
  notify_on_assign: notificationChannelValues,
  odometer: odometerValues,
  payment_type: paymentTypeValues,
  payment_types: paymentTypeValues,
  payment_types_allowed: paymentTypeValues,
  period: {
    once: inLanguages("Per payment", "За одну оплату", "За одну оплату", "Pro Zahlung", "Par paiement"),
    day: inLanguages("Day", "День", "День", "Tag", "Jour"),
    week: inLanguages("Week", "Тиждень", "Неделя", "Woche", "Semaine"),
    month: inLanguages("Month", "Місяць", "Месяц", "Monat", "Mois"),
    year: inLanguages("Year", "Рік", "Год", "Jahr", "Année"),
    check: inLanguages("This sale", "Цей чек", "Этот чек", "Dieser Einkauf", "Cet achat"),
    "three-months": inLanguages("Three months", "Три місяці", "Три месяца", "Drei Monate", "Trois mois"),
    "half-year": inLanguages("Six months", "Пів року", "Полгода", "Sechs Monate", "Six mois"),
    "all-time": inLanguages("All time", "Увесь час", "Всё время", "Gesamter Zeitraum", "Depuis toujours"),
  },
  pos_type: {
    pos: inLanguages(
      "Shop or station",
      "Магазин або станція",
      "Магазин или станция",
      "Laden oder Tankstelle",
      "Magasin ou station",
    ),
    "road-tanker": inLanguages("Road tanker", "Бензовоз", "Бензовоз", "Tankwagen", "Camion-citerne"),
    "online-store": inLanguages(
      "Online store",
      "Інтернет-магазин",
      "Интернет-магазин",
      "Onlineshop",
      "Boutique en ligne",
    ),
  },
  primary_id_type: primaryIdTypeValues,
  scope: {
    retail: inLanguages("Retail customers", "Роздрібні клієнти", "Розничные клиенты", "Privatkunden", "Particuliers"),
    corporate: inLanguages("Companies", "Компанії", "Компании", "Firmen", "Entreprises"),
    automatic: inLanguages("Automatically", "Автоматично", "Автоматически", "Automatisch", "Automatiquement"),
    manual: inLanguages("By the cashier", "Касиром", "Кассиром", "Durch den Kassierer", "Par le caissier"),
    coupon: inLanguages("By a coupon", "Купоном", "Купоном", "Mit Gutschein", "Par un coupon"),
    kiosk: inLanguages("At a kiosk", "У кіоску", "В киоске", "Am Kiosk", "À la borne"),
  },
  service_type: {
    goods: inLanguages("Goods", "Товар", "Товар", "Artikel", "Article"),
    service: inLanguages("Service", "Послуга", "Услуга", "Dienstleistung", "Service"),
    fuel: inLanguages("Fuel", "Пальне", "Топливо", "Kraftstoff", "Carburant"),
    energy: inLanguages("Energy", "Електроенергія", "Электроэнергия", "Strom", "Énergie"),
    "car-wash": inLanguages("Car wash", "Мийка", "Мойка", "Autowäsche", "Lavage auto"),
    "special-account-refill": inLanguages(
      "Client account refill",
      "Поповнення рахунку клієнта",
      "Пополнение счёта клиента",
      "Aufladung eines Kundenkontos",
      "Recharge d’un compte client",
    ),
    coupon: inLanguages("Coupon", "Купон", "Купон", "Gutschein", "Coupon"),
    "gift-card": inLanguages(
      "Gift card",
      "Подарунковий сертифікат",
      "Подарочный сертификат",
      "Geschenkkarte",
      "Carte cadeau",
    ),
    "tour-card": inLanguages(
      "Prepaid card",
      "Передплачена картка",
      "Предоплаченная карта",
      "Guthabenkarte",
      "Carte prépayée",
    ),
  },
  status: {
    inprocess: inLanguages("In progress", "В обробці", "В обработке", "In Bearbeitung", "En cours"),
    authorized: inLanguages("Reserved", "Зарезервовано", "Зарезервирована", "Reserviert", "Réservée"),
    success: inLanguages("Completed", "Виконано", "Выполнена", "Abgeschlossen", "Terminée"),
    canceled: inLanguages("Cancelled", "Скасовано", "Отменена", "Storniert", "Annulée"),
    fail: inLanguages("Declined", "Відхилено", "Отклонена", "Abgelehnt", "Refusée"),
    error: inLanguages("Failed", "Помилка", "Ошибка", "Fehlgeschlagen", "Échouée"),
  },
  type: {
    money: inLanguages("Money", "Гроші", "Деньги", "Geld", "Argent"),
    goods: inLanguages("Goods", "Товари", "Товары", "Artikel", "Articles"),
    punches: inLanguages("Stamps", "Штампи", "Штампы", "Stempel", "Tampons"),
    amount: inLanguages("Per unit", "За одиницю", "За единицу", "Je Einheit", "Par unité"),
    percentage: inLanguages("Percent", "Відсоток", "Процент", "Prozent", "Pourcentage"),
    web: inLanguages("Website", "Вебсайт", "Веб-сайт", "Website", "Site web"),
    email: inLanguages("E-mail", "Е-пошта", "Е-почта", "E-Mail", "E-mail"),
    facebook: inLanguages("Facebook", "Facebook", "Facebook", "Facebook", "Facebook"),
    instagram: inLanguages("Instagram", "Instagram", "Instagram", "Instagram", "Instagram"),
    telegram: inLanguages("Telegram", "Telegram", "Telegram", "Telegram", "Telegram"),
    viber: inLanguages("Viber", "Viber", "Viber", "Viber", "Viber"),
    youtube: inLanguages("YouTube", "YouTube", "YouTube", "YouTube", "YouTube"),
    other: inLanguages("Other", "Інше", "Другое", "Sonstiges", "Autre"),
  },
  unit: unitNames,
  user_id_type: primaryIdTypeValues,
  vehicle_id: odometerValues,
};
