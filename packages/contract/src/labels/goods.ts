import { inLanguages } from "../kit/texts.ts";

export const goodsLabels = {
  fields: {
    barcodes: inLanguages("Barcodes", "Штрихкоди", "Штрихкоды", "Strichcodes", "Codes-barres"),
    parent_id: inLanguages("Stands under", "Стоїть під", "Стоит под", "Steht unter", "Placée sous"),
    show_in_store: inLanguages(
      "In the customers' app and the online store",
      "У застосунку клієнтів та інтернет-магазині",
      "В приложении клиентов и интернет-магазине",
      "In der Kunden-App und im Onlineshop",
      "Dans l’application des clients et la boutique en ligne",
    ),
    show_in_terminal: inLanguages(
      "At terminals",
      "На терміналах",
      "На терминалах",
      "An Terminals",
      "Sur les terminaux",
    ),
    quantity_min: inLanguages(
      "Smallest quantity",
      "Найменша кількість",
      "Наименьшее количество",
      "Kleinste Menge",
      "Quantité minimale",
    ),
    quantity_step: inLanguages("Step", "Крок", "Шаг", "Schritt", "Pas"),
    quantity_precision: inLanguages(
      "Decimals of a quantity",
      "Знаків після коми в кількості",
      "Знаков после запятой в количестве",
      "Nachkommastellen der Menge",
      "Décimales de la quantité",
    ),
    weightable: inLanguages(
      "It is weighed or measured at the till",
      "Зважується або вимірюється на касі",
      "Взвешивается или измеряется на кассе",
      "Wird an der Kasse gewogen oder gemessen",
      "Pesé ou mesuré à la caisse",
    ),
    age_limit: inLanguages(
      "Sold from the age of",
      "Продаж з віку",
      "Продажа с возраста",
      "Verkauf ab",
      "Vente à partir de",
    ),
    special_account_prices: inLanguages(
      "Prices in punches",
      "Ціни в позначках",
      "Цены в отметках",
      "Preise in Stempeln",
      "Prix en tampons",
    ),
    goods_ids: inLanguages("Items", "Товари", "Товары", "Artikel", "Articles"),
    goods_count: inLanguages("Items", "Товарів", "Товаров", "Artikel", "Articles"),
    additional_images: inLanguages(
      "More pictures",
      "Інші зображення",
      "Другие изображения",
      "Weitere Bilder",
      "Autres images",
    ),
  },
  values: {},
};
