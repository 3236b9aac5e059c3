import { failure, inLanguages } from "../kit/texts.ts";

const delivery = inLanguages("Delivery type", "Спосіб доставки", "Способ доставки", "Lieferart", "Mode de livraison");

export const deliveriesLabels = {
  about:
    "Delivery types of a loyalty programme, such as a courier or a pick-up point, with their prices by order amount.",
  screens: {
    "/loyalties/{loyaltyId}/deliveries/create": inLanguages(
      "New delivery type",
      "Новий спосіб доставки",
      "Новый способ доставки",
      "Neue Lieferart",
      "Nouveau mode de livraison",
    ),
    "/loyalties/{loyaltyId}/deliveries/{deliveryTypeId}": delivery,
  },
  entityTypes: { delivery_type: delivery },
  fields: {
    public_comment: inLanguages(
      "Comment for customers",
      "Коментар для клієнтів",
      "Комментарий для клиентов",
      "Hinweis für Kunden",
      "Commentaire pour les clients",
    ),
    address_mode: inLanguages(
      "Where it goes",
      "Куди доставляти",
      "Куда доставлять",
      "Wohin geliefert wird",
      "Lieu de livraison",
    ),
    date_required: inLanguages(
      "Ask for a date",
      "Запитувати дату",
      "Спрашивать дату",
      "Nach dem Tag fragen",
      "Demander une date",
    ),
    time_required: inLanguages(
      "Ask for a time",
      "Запитувати час",
      "Спрашивать время",
      "Nach der Uhrzeit fragen",
      "Demander une heure",
    ),
    price_levels: inLanguages("Prices", "Ціни", "Цены", "Preise", "Prix"),
    amount_from: inLanguages(
      "For orders from",
      "Для замовлень від",
      "Для заказов от",
      "Bestellungen ab",
      "Commandes à partir de",
    ),
    pos_ids: inLanguages("Where to pick up", "Точки видачі", "Пункты выдачи", "Abholstellen", "Lieux de retrait"),
  },
  values: {
    address_mode: {
      address: inLanguages(
        "To the customer’s address",
        "На адресу клієнта",
        "На адрес клиента",
        "An die Adresse des Kunden",
        "À l’adresse du client",
      ),
      pos: inLanguages(
        "Pick-up at a point of sale",
        "Самовивіз із точки продажу",
        "Самовывоз из точки продаж",
        "Abholung in einer Verkaufsstelle",
        "Retrait dans un point de vente",
      ),
      none: inLanguages("No address", "Без адреси", "Без адреса", "Ohne Adresse", "Sans adresse"),
    },
  },
  failures: {
    "delivery.not_found": failure(
      404,
      "There is no such delivery type.",
      "This delivery type no longer exists. Reload the list.",
      "Цього способу доставки більше немає. Оновіть список.",
      "Этого способа доставки больше нет. Обновите список.",
      "Diese Lieferart gibt es nicht mehr. Laden Sie die Liste neu.",
      "Ce mode de livraison n’existe plus. Rechargez la liste.",
    ),
    "delivery.levels_invalid": failure(
      422,
      "The price levels of each currency start at 0, name each amount once, and have the decimals of the currency.",
      "Start the prices of each currency at 0 and enter each order amount only once, with the decimals of the currency.",
      "Почніть ціни кожної валюти з 0 і вкажіть кожну суму замовлення лише раз, зі знаками після коми цієї валюти.",
      "Начните цены каждой валюты с 0 и укажите каждую сумму заказа только раз, со знаками после запятой этой валюты.",
      "Beginnen Sie die Preise jeder Währung bei 0 und geben Sie jeden Bestellwert nur einmal an, mit den Nachkommastellen der Währung.",
      "Commencez les prix de chaque devise à 0 et n’indiquez chaque montant qu’une fois, avec les décimales de la devise.",
    ),
  },
};
