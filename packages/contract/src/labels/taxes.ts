import { failure, inLanguages } from "../kit/texts.ts";

const tax = inLanguages("Tax", "Податок", "Налог", "Steuer", "Taxe");

export const taxesLabels = {
  about: "Taxes of a loyalty programme, and reports of what they came to.",
  screens: {
    "/taxes": inLanguages("Taxes", "Податки", "Налоги", "Steuern", "Taxes"),
    "/loyalties/{loyaltyId}/taxes": inLanguages("Taxes", "Податки", "Налоги", "Steuern", "Taxes"),
    "/loyalties/{loyaltyId}/taxes/create": inLanguages(
      "New tax",
      "Новий податок",
      "Новый налог",
      "Neue Steuer",
      "Nouvelle taxe",
    ),
    "/loyalties/{loyaltyId}/taxes/{taxId}": inLanguages("Tax", "Податок", "Налог", "Steuer", "Taxe"),
  },
  entityTypes: {
    tax: inLanguages("Tax", "Податок", "Налог", "Steuer", "Taxe"),
  },
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
  failures: {
    "tax.not_found": failure(
      404,
      "There is no such tax in this programme.",
      "This tax does not exist any more.",
      "Цього податку більше немає.",
      "Этого налога больше нет.",
      "Diese Steuer gibt es nicht mehr.",
      "Cette taxe n’existe plus.",
    ),
    "tax.compound_refused": failure(
      422,
      "Only a percentage base tax may name others, and only base taxes per unit of its programme.",
      "Only a percentage tax inside the price may include others, and only taxes per unit of the same programme.",
      "Лише відсотковий податок у складі ціни може охоплювати інші, і лише податки на одиницю з тієї самої програми.",
      "Только процентный налог в составе цены может включать другие, и только налоги на единицу из той же программы.",
      "Nur eine im Preis enthaltene Prozentsteuer darf andere umfassen, und zwar nur Mengensteuern desselben Programms.",
      "Seule une taxe en pourcentage comprise dans le prix peut en inclure d’autres, et uniquement des taxes à l’unité du même programme.",
    ),
  },
};
