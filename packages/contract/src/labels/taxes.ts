import { failure, inLanguages } from "../kit/texts.ts";

const tax = inLanguages("Tax", "Податок", "Налог", "Steuer", "Taxe");

export const taxesLabels = {
  about: "Taxes of a loyalty programme, and tax reports.",
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
    classification: inLanguages("Type", "Вид", "Вид", "Art", "Type"),
    type: inLanguages("Rate type", "Вид ставки", "Вид ставки", "Art des Satzes", "Type de taux"),
    public_title: inLanguages(
      "Name on receipts",
      "Назва на чеках",
      "Название на чеках",
      "Name auf Belegen",
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
      "Also charged on these taxes",
      "Нараховується й на ці податки",
      "Начисляется и на эти налоги",
      "Wird auch auf diese Steuern erhoben",
      "Porte aussi sur ces taxes",
    ),
    is_used: inLanguages(
      "Used in price groups",
      "Використовується в групах цін",
      "Используется в группах цен",
      "In Preisgruppen verwendet",
      "Utilisée dans des groupes de prix",
    ),
    tax_id: tax,
    tax_title: tax,
    tax_code: inLanguages("Code", "Код", "Код", "Code", "Code"),
    amount: inLanguages("Tax amount", "Сума податку", "Сумма налога", "Steuerbetrag", "Montant de la taxe"),
    amount_without_tax: inLanguages("Without tax", "Без податку", "Без налога", "Ohne Steuer", "Hors taxe"),
    amount_with_tax: inLanguages("With tax", "З податком", "С налогом", "Mit Steuer", "Taxe comprise"),
    transactions_count: inLanguages("Transactions", "Транзакції", "Транзакции", "Transaktionen", "Transactions"),
    item_title: inLanguages("Item", "Товар", "Товар", "Artikel", "Article"),
    item_code: inLanguages("Item code", "Код товару", "Код товара", "Artikelcode", "Code de l’article"),
  },
  values: {},
  failures: {
    "tax.not_found": failure(
      404,
      "There is no such tax in this programme.",
      "This tax no longer exists. Reload the list.",
      "Цього податку більше немає. Оновіть список.",
      "Этого налога больше нет. Обновите список.",
      "Diese Steuer gibt es nicht mehr. Laden Sie die Liste neu.",
      "Cette taxe n’existe plus. Rechargez la liste.",
    ),
    "tax.compound_refused": failure(
      422,
      "Only a percentage base tax may name others, and only base taxes per unit of its programme.",
      "This tax cannot be charged on the others. Only a percentage tax that is included in the price can, and only on per-unit taxes of the same programme.",
      "Цей податок не нараховується на інші. Так може лише відсотковий податок у ціні, і лише на податки за одиницю з тієї самої програми.",
      "Этот налог не начисляется на другие. Так может только процентный налог в цене, и только на налоги за единицу из той же программы.",
      "Diese Steuer lässt sich nicht auf andere erheben. Das geht nur mit einer im Preis enthaltenen Prozentsteuer auf Mengensteuern desselben Programms.",
      "Cette taxe ne peut pas porter sur les autres. Seule une taxe en pourcentage comprise dans le prix le peut, sur des taxes à l’unité du même programme.",
    ),
  },
};
