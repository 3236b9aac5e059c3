import { inLanguages } from "@patron/contract/kit";
import { columnsOf, labelOf, valuesOf } from "#kit/export/columns.ts";

export const statementTitle = inLanguages("Statement", "Виписка", "Выписка", "Kontoauszug", "Relevé");

export const statementColumns = columnsOf("customerAccounts", {
  event_dt: "moment",
  kind: "text",
  number: ["code", "transaction_id"],
  comment: "text",
  incoming: "number",
  outgoing: "number",
  balance_after: ["number", "balance"],
  unit: "code",
  actor: "text",
  document: "text",
});

/** What a movement was. */
export const kindText = valuesOf("customerAccounts", "kind");

/** Rows of a statement that are no movements. */
export const standing = {
  opening: labelOf("customerAccounts", "opening"),
  closing: labelOf("customerAccounts", "closing"),
};

/** Further texts of a printed statement. */
export const statementTexts = {
  period: inLanguages("Period", "Період", "Период", "Zeitraum", "Période"),
  always: inLanguages("All time", "Увесь час", "Всё время", "Gesamte Zeit", "Depuis le début"),
  customer: labelOf("customerAccounts", "user_name"),
  account: inLanguages("Account", "Рахунок", "Счёт", "Konto", "Compte"),
  made: inLanguages("Made on", "Складено", "Составлено", "Erstellt am", "Établi le"),
  none: inLanguages("Nothing moved.", "Руху не було.", "Движений не было.", "Keine Bewegungen.", "Aucun mouvement."),
  more: inLanguages(
    "Only the latest 2,000 movements are shown. The file has all of them.",
    "Показано лише останні 2 000 рухів. У файлі є всі.",
    "Показаны только последние 2 000 движений. В файле есть все.",
    "Nur die letzten 2.000 Bewegungen werden gezeigt. Die Datei enthält alle.",
    "Seuls les 2 000 derniers mouvements sont affichés. Le fichier les contient tous.",
  ),
};

export const yesNo = {
  yes: inLanguages("yes", "так", "да", "ja", "oui"),
  no: inLanguages("no", "ні", "нет", "nein", "non"),
};
