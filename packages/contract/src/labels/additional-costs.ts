import { failure, inLanguages } from "../kit/texts.ts";

const cost = inLanguages("Extra charge", "Доплата", "Доплата", "Zuschlag", "Supplément");
const costs = inLanguages("Extra charges", "Доплати", "Доплаты", "Zuschläge", "Suppléments");
const kinds = {
  commission: inLanguages(
    "Commission in the price",
    "Комісія в ціні",
    "Комиссия в цене",
    "Provision im Preis",
    "Commission dans le prix",
  ),
  delivery: inLanguages("Delivery", "Доставка", "Доставка", "Lieferung", "Livraison"),
  tip: inLanguages("Tip", "Чайові", "Чаевые", "Trinkgeld", "Pourboire"),
};
const kind = inLanguages("Type", "Вид", "Вид", "Art", "Type");
const type = inLanguages("Calculated as", "Як рахується", "Как считается", "Berechnung", "Mode de calcul");
const costCode = inLanguages("Code", "Код", "Код", "Code", "Code");

export const additionalCostsLabels = {
  about:
    "What a loyalty programme charges besides its goods: commissions in the price, deliveries, tips, and reports on them.",
  screens: {
    "/margins": costs,
    "/loyalties/{loyaltyId}/additional-costs": costs,
    "/loyalties/{loyaltyId}/additional-costs/create": inLanguages(
      "New extra charge",
      "Нова доплата",
      "Новая доплата",
      "Neuer Zuschlag",
      "Nouveau supplément",
    ),
    "/loyalties/{loyaltyId}/additional-costs/{additionalCostId}": cost,
  },
  entityTypes: { additional_cost: cost },
  fields: {
    kind,
    type,
    is_used: inLanguages(
      "Used at terminals",
      "Використовується в терміналах",
      "Используется в терминалах",
      "An Terminals verwendet",
      "Utilisé sur des terminaux",
    ),
    additional_cost_id: cost,
    additional_cost_title: cost,
    additional_cost_code: costCode,
    base: inLanguages("Charged on", "Нараховано на", "Начислено на", "Berechnet auf", "Calculé sur"),
    amount: inLanguages("Amount", "Сума", "Сумма", "Betrag", "Montant"),
    item_id: inLanguages("Item", "Товар", "Товар", "Artikel", "Article"),
    item_title: inLanguages("Item", "Товар", "Товар", "Artikel", "Article"),
    item_code: inLanguages("Item code", "Код товару", "Код товара", "Artikelcode", "Code de l’article"),
  },
  values: { kind: kinds },
  failures: {
    "additional_cost.not_found": failure(
      404,
      "There is no such additional cost in this programme.",
      "This extra charge no longer exists. Reload the list.",
      "Цієї доплати більше немає. Оновіть список.",
      "Этой доплаты больше нет. Обновите список.",
      "Diesen Zuschlag gibt es nicht mehr. Laden Sie die Liste neu.",
      "Ce supplément n’existe plus. Rechargez la liste.",
    ),
    "additional_cost.value_refused": failure(
      422,
      "Only a commission has a value; the amount of a delivery or a tip comes with the check.",
      "Only a commission in the price has a value. The amount of a delivery or a tip is entered at the sale.",
      "Значення має лише комісія в ціні. Суму доставки чи чайових вказують під час продажу.",
      "Значение есть только у комиссии в цене. Сумму доставки или чаевых указывают при продаже.",
      "Nur eine Provision im Preis hat einen Wert. Lieferung und Trinkgeld werden beim Verkauf eingegeben.",
      "Seule une commission dans le prix a une valeur. Le montant de la livraison ou du pourboire se saisit à la vente.",
    ),
  },
};

export const terminalCostsLabels = {
  about: "The extra charges of a terminal, with values of its own and for its items.",
  entityTypes: {
    terminal_item_cost: inLanguages(
      "Extra charges of an item",
      "Доплати товару",
      "Доплаты товара",
      "Zuschläge eines Artikels",
      "Suppléments d’un article",
    ),
  },
  fields: {
    kind,
    type,
    costs,
    additional_cost_id: cost,
    default_value: inLanguages(
      "Usual value",
      "Звичайне значення",
      "Обычное значение",
      "Üblicher Wert",
      "Valeur habituelle",
    ),
    value: inLanguages("Value here", "Значення тут", "Значение здесь", "Wert hier", "Valeur ici"),
    own: inLanguages("Own value", "Власне значення", "Собственное значение", "Eigener Wert", "Valeur propre"),
  },
  values: { kind: kinds },
};
