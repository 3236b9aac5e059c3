import { inLanguages } from "../kit/texts.ts";

export const priceGroupsLabels = {
  fields: {
    master_price: inLanguages(
      "Price in the group",
      "Ціна в групі",
      "Цена в группе",
      "Preis in der Gruppe",
      "Prix du groupe",
    ),
    valid_from: inLanguages("Valid from", "Діє з", "Действует с", "Gültig ab", "Valable à partir du"),
    prices_entered_as: inLanguages(
      "Prices are entered",
      "Ціни вводяться",
      "Цены вводятся",
      "Preise werden eingegeben",
      "Les prix sont saisis",
    ),
    rate: inLanguages("Own rate", "Власна ставка", "Своя ставка", "Eigener Satz", "Taux propre"),
    tax_id: inLanguages("Tax", "Податок", "Налог", "Steuer", "Taxe"),
    tax_overrides: inLanguages(
      "Own tax rates",
      "Власні ставки податків",
      "Свои ставки налогов",
      "Eigene Steuersätze",
      "Taux de taxe propres",
    ),
    tax_rates: inLanguages("Tax rates", "Ставки податків", "Ставки налогов", "Steuersätze", "Taux de taxe"),
    planned_prices: inLanguages(
      "Planned prices",
      "Заплановані ціни",
      "Запланированные цены",
      "Geplante Preise",
      "Prix prévus",
    ),
    items_count: inLanguages("Items", "Товарів", "Товаров", "Artikel", "Articles"),
    item: inLanguages("Item", "Товар", "Товар", "Artikel", "Article"),
    person_id: inLanguages("Person", "Особа", "Человек", "Person", "Personne"),
  },
  values: {
    prices_entered_as: {
      base: inLanguages("Before taxes", "Без податків", "Без налогов", "Vor Steuern", "Hors taxes"),
      "including-taxes": inLanguages(
        "As on the shelf",
        "Як на полиці",
        "Как на полке",
        "Wie am Regal",
        "Comme en rayon",
      ),
    },
  },
};
