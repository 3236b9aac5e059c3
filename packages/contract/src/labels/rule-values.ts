import { inLanguages } from "../kit/texts.ts";
import { bonusKindValues, sharedValues } from "./shared-values.ts";

/** The labels of values of a rule's fields. */
export const ruleValues = {
  action_type: {
    "discount-check-percent": inLanguages(
      "Discount on the sale, %",
      "Знижка на чек, %",
      "Скидка на чек, %",
      "Rabatt auf den Einkauf, %",
      "Remise sur le ticket, %",
    ),
    "discount-check-amount": inLanguages(
      "Discount on the sale, amount",
      "Знижка на чек, сума",
      "Скидка на чек, сумма",
      "Rabatt auf den Einkauf, Betrag",
      "Remise sur le ticket, montant",
    ),
    "discount-items-percent": inLanguages(
      "Discount on items, %",
      "Знижка на товари, %",
      "Скидка на товары, %",
      "Rabatt auf Artikel, %",
      "Remise sur des articles, %",
    ),
    "discount-items-amount": inLanguages(
      "Discount on items, per unit",
      "Знижка на товари, за одиницю",
      "Скидка на товары, за единицу",
      "Rabatt auf Artikel, je Einheit",
      "Remise sur des articles, par unité",
    ),
    "special-price-item": inLanguages(
      "Special price per item",
      "Спеціальна ціна товарів",
      "Специальная цена товаров",
      "Sonderpreis für Artikel",
      "Prix spécial par article",
    ),
    "special-price-check": inLanguages(
      "Special price for items bought together",
      "Спеціальна ціна товарів разом",
      "Специальная цена товаров вместе",
      "Sonderpreis für Artikel zusammen",
      "Prix spécial pour des articles ensemble",
    ),
    "buy-x-get-y": inLanguages(
      "Buy X, get Y, % off",
      "Купи і отримай, знижка %",
      "Купи и получи, скидка %",
      "X kaufen, Y erhalten, Rabatt in %",
      "X achetés, Y offerts, remise en %",
    ),
    "charge-check-percent": inLanguages(
      "Bonuses for the sale, %",
      "Бонуси за чек, %",
      "Бонусы за чек, %",
      "Boni für den Einkauf, %",
      "Bonus pour le ticket, %",
    ),
    "charge-check-amount": inLanguages(
      "Bonuses for the sale, amount",
      "Бонуси за чек, сума",
      "Бонусы за чек, сумма",
      "Boni für den Einkauf, Betrag",
      "Bonus pour le ticket, montant",
    ),
    "charge-items-percent": inLanguages(
      "Bonuses for items, %",
      "Бонуси за товари, %",
      "Бонусы за товары, %",
      "Boni für Artikel, %",
      "Bonus pour des articles, %",
    ),
    "charge-items-amount": inLanguages(
      "Bonuses for items, per unit",
      "Бонуси за товари, за одиницю",
      "Бонусы за товары, за единицу",
      "Boni für Artikel, je Einheit",
      "Bonus pour des articles, par unité",
    ),
    "coupon-emission": inLanguages("Coupons", "Купони", "Купоны", "Gutscheine", "Coupons"),
  },
  audience: {
    category: inLanguages("Category", "Категорія", "Категория", "Kategorie", "Catégorie"),
    uncategorised: inLanguages(
      "Members with no category",
      "Учасники без категорії",
      "Участники без категории",
      "Mitglieder ohne Kategorie",
      "Membres sans catégorie",
    ),
    walk_in: inLanguages(
      "Customers without a card",
      "Клієнти без картки",
      "Клиенты без карты",
      "Kunden ohne Karte",
      "Clients sans carte",
    ),
  },
  charge_base: {
    "amount-before-discounts": inLanguages(
      "Amount before discounts",
      "Суми до знижок",
      "Суммы до скидок",
      "Betrag vor Rabatten",
      "Montant avant remises",
    ),
    "amount-after-discounts": inLanguages(
      "Amount after discounts",
      "Суми після знижок",
      "Суммы после скидок",
      "Betrag nach Rabatten",
      "Montant après remises",
    ),
    "amount-to-pay": inLanguages(
      "Amount to pay",
      "Суми до сплати",
      "Суммы к оплате",
      "Zu zahlender Betrag",
      "Montant à payer",
    ),
  },
  charge_target: {
    ...bonusKindValues,
    "special-account": inLanguages("Client account", "Рахунок клієнта", "Счёт клиента", "Kundenkonto", "Compte client"),
  },
  depends_on: {
    none: inLanguages("Fixed", "Постійне", "Постоянное", "Fester Wert", "Fixe"),
    amount: inLanguages("Amount bought", "Суми покупок", "Суммы покупок", "Gekaufter Betrag", "Montant acheté"),
    quantity: inLanguages(
      "Quantity bought",
      "Кількості куплених товарів",
      "Количества купленных товаров",
      "Gekaufte Menge",
      "Quantité achetée",
    ),
    visits: inLanguages("Visits", "Кількості візитів", "Числа визитов", "Besuche", "Visites"),
    "goods-quantity": inLanguages(
      "Quantity of these goods",
      "Кількості цих товарів",
      "Количества этих товаров",
      "Menge dieser Artikel",
      "Quantité de ces articles",
    ),
  },
  promo_expire_type: {
    ...sharedValues.expire_type,
    none: inLanguages("Never expire", "Не згорають", "Не сгорают", "Verfallen nie", "N’expirent jamais"),
  },
};
