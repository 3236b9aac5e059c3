import { failure, inLanguages } from "../kit/texts.ts";

const price = inLanguages("Special price", "Особлива ціна", "Особая цена", "Sonderpreis", "Prix spécial");
const added = inLanguages(
  "New special price",
  "Нова особлива ціна",
  "Новая особая цена",
  "Neuer Sonderpreis",
  "Nouveau prix spécial",
);
const inCurrency = "/loyalties/{loyaltyId}/categories/{categoryId}/currencies/{currency}/prices";
const forAccount = "/loyalties/{loyaltyId}/categories/{categoryId}/special_accounts/{accountId}/prices";

export const priceOptionsLabels = {
  about: "Prices for customers of a category, by what they pay with.",
  screens: {
    [`${inCurrency}/create`]: added,
    [`${inCurrency}/{itemId}`]: price,
    [`${forAccount}/create`]: added,
    [`${forAccount}/{itemId}`]: price,
  },
  entityTypes: { price_option: price },
  fields: {
    item_category_id: inLanguages(
      "Goods category",
      "Категорія товарів",
      "Категория товаров",
      "Artikelkategorie",
      "Catégorie d’articles",
    ),
    option_type: inLanguages("Price", "Ціна", "Цена", "Preis", "Prix"),
    value: inLanguages("Value", "Значення", "Значение", "Wert", "Valeur"),
    level: inLanguages("Applies to", "Що змінює", "Что меняет", "Gilt für", "S’applique à"),
    active: inLanguages("Active", "Активна", "Активна", "Aktiv", "Actif"),
  },
  values: {
    option_type: {
      "fixed-price": inLanguages("Fixed price", "Фіксована ціна", "Фиксированная цена", "Fester Preis", "Prix fixe"),
      "change-amount": inLanguages(
        "Change by an amount",
        "Зміна на суму",
        "Изменение на сумму",
        "Änderung um einen Betrag",
        "Changement d’un montant",
      ),
      "change-percent": inLanguages(
        "Change in percent",
        "Зміна у відсотках",
        "Изменение в процентах",
        "Änderung in Prozent",
        "Changement en pourcentage",
      ),
    },
    level: {
      base: inLanguages(
        "Price without taxes",
        "Ціна без податків",
        "Цена без налогов",
        "Preis ohne Steuern",
        "Prix hors taxes",
      ),
      "including-taxes": inLanguages(
        "Price with taxes",
        "Ціна з податками",
        "Цена с налогами",
        "Preis mit Steuern",
        "Prix taxes comprises",
      ),
      posted: inLanguages(
        "Price with taxes and commission",
        "Ціна з податками й комісією",
        "Цена с налогами и комиссией",
        "Preis mit Steuern und Provision",
        "Prix taxes et commission comprises",
      ),
    },
  },
  failures: {
    "price_option.not_found": failure(
      404,
      "There is no such price of this customer category for this way of paying.",
      "This special price no longer exists. Reload the list.",
      "Цієї особливої ціни більше немає. Оновіть список.",
      "Этой особой цены больше нет. Обновите список.",
      "Diesen Sonderpreis gibt es nicht mehr. Laden Sie die Liste neu.",
      "Ce prix spécial n’existe plus. Rechargez la liste.",
    ),
    "price_option.two_targets": failure(
      422,
      "A price is for one item, for one goods category or for all goods.",
      "Choose an item or a goods category, not both.",
      "Виберіть товар або категорію товарів, а не обидва.",
      "Выберите товар или категорию товаров, а не оба.",
      "Wählen Sie einen Artikel oder eine Artikelkategorie, nicht beides.",
      "Choisissez un article ou une catégorie d’articles, pas les deux.",
    ),
    "price_option.value_invalid": failure(
      422,
      "A price and its change have at most four decimals, a fixed price is not negative, and a change takes off no more than 100 percent.",
      "Check the value: a price has up to four decimals and is not negative, and a change takes off 100 % at most.",
      "Перевірте значення: у ціни до чотирьох знаків після коми, вона не від’ємна, а зміна знижує щонайбільше на 100 %.",
      "Проверьте значение: у цены до четырёх знаков после запятой, она не отрицательна, а изменение снижает не более чем на 100 %.",
      "Prüfen Sie den Wert: Ein Preis hat bis zu vier Nachkommastellen und ist nicht negativ, eine Änderung senkt um höchstens 100 %.",
      "Vérifiez la valeur : un prix a jusqu’à quatre décimales et n’est pas négatif, un changement baisse de 100 % au plus.",
    ),
    "price_option.dates_reversed": failure(
      422,
      "The last day is before the first.",
      "The last day is before the first. Check both dates.",
      "Останній день раніше за перший. Перевірте обидва дні.",
      "Последний день раньше первого. Проверьте оба дня.",
      "Der letzte Tag liegt vor dem ersten. Prüfen Sie beide Daten.",
      "Le dernier jour est avant le premier. Vérifiez les deux dates.",
    ),
  },
};
