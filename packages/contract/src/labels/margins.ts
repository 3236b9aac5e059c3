import { inLanguages } from "../kit/texts.ts";

const item = inLanguages("Item", "Товар", "Товар", "Artikel", "Article");
const margin = inLanguages("Gross margin", "Валова маржа", "Валовая маржа", "Rohertrag", "Marge brute");

export const marginsLabels = {
  about: "What goods brought, what they cost, and what is left.",
  screens: { "/margins/goods": margin },
  fields: {
    item_title: item,
    item_code: inLanguages("Code", "Код", "Код", "Code", "Code"),
    net_amount: inLanguages(
      "Sold, without tax",
      "Продано без податку",
      "Продано без налога",
      "Verkauft, ohne Steuer",
      "Vendu hors taxe",
    ),
    unknown_amount: inLanguages(
      "Sold without a known cost",
      "Продано без відомої собівартості",
      "Продано без известной себестоимости",
      "Ohne bekannten Einkaufspreis verkauft",
      "Vendu sans prix de revient connu",
    ),
    cost_amount: inLanguages("Cost of goods", "Собівартість", "Себестоимость", "Wareneinsatz", "Prix de revient"),
    gross_margin: margin,
    margin_percent: inLanguages("Margin, %", "Маржа, %", "Маржа, %", "Rohertrag in %", "Marge en %"),
  },
};
