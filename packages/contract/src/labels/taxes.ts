import { inLanguages } from "../kit/texts.ts";

const tax = inLanguages("Tax", "Податок", "Налог", "Steuer", "Taxe");

export const taxesLabels = {
  fields: {
    classification: inLanguages("How it acts", "Як діє", "Как действует", "Wirkung", "Mode d’application"),
    public_title: inLanguages(
      "Name on receipts",
      "Назва на чеках",
      "Название на чеках",
      "Name auf Bons",
      "Nom sur les tickets",
    ),
    registration_number: inLanguages(
      "Registration number",
      "Реєстраційний номер",
      "Регистрационный номер",
      "Registriernummer",
      "Numéro d’enregistrement",
    ),
    compound_on: inLanguages(
      "Taken of these taxes too",
      "Береться також із цих податків",
      "Берётся также с этих налогов",
      "Wird auch auf diese Steuern erhoben",
      "Porte aussi sur ces taxes",
    ),
    is_used: inLanguages(
      "In price groups",
      "У групах цін",
      "В группах цен",
      "In Preisgruppen",
      "Dans les groupes de prix",
    ),
    tax_id: tax,
    tax_title: tax,
    tax_code: inLanguages("Code", "Код", "Код", "Code", "Code"),
    amount: inLanguages("Tax amount", "Сума податку", "Сумма налога", "Steuerbetrag", "Montant de la taxe"),
    amount_without_tax: inLanguages("Without tax", "Без податку", "Без налога", "Ohne Steuer", "Hors taxe"),
    amount_with_tax: inLanguages("With tax", "З податком", "С налогом", "Mit Steuer", "Taxe comprise"),
    transactions_count: inLanguages("Transactions", "Транзакції", "Транзакции", "Transaktionen", "Transactions"),
    item_title: inLanguages("Item", "Товар", "Товар", "Artikel", "Article"),
  },
  values: {},
};
