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

/** Names of the kinds of movements. */
export const kindText = valuesOf("customerAccounts", "kind");

/** Labels of the rows for the opening and closing balance. */
export const standing = {
  opening: labelOf("customerAccounts", "opening"),
  closing: labelOf("customerAccounts", "closing"),
};

/** Further texts of a printed statement. */
export const statementTexts = {
  period: inLanguages("Period", "Період", "Период", "Zeitraum", "Période"),
  always: inLanguages("All time", "Увесь час", "Всё время", "Gesamte Zeit", "Depuis le début"),
  customer: labelOf("customerAccounts", "user_name"),
  company: labelOf("transactions", "corporate_customer_id"),
  /** Before the number of a sale. */
  number: labelOf("transactions", "number"),
  account: inLanguages("Account", "Рахунок", "Счёт", "Konto", "Compte"),
  made: inLanguages("Created on", "Створено", "Создано", "Erstellt am", "Établi le"),
  none: inLanguages(
    "No activity in this period.",
    "За цей період транзакцій не було.",
    "За этот период транзакций не было.",
    "Keine Bewegungen in diesem Zeitraum.",
    "Aucune transaction sur cette période.",
  ),
  more: inLanguages(
    "Only the latest 2,000 movements are shown. Export the statement to see all of them.",
    "Показано лише останні 2 000 транзакцій. Щоб побачити всі, експортуйте виписку.",
    "Показаны только последние 2 000 транзакций. Чтобы увидеть все, экспортируйте выписку.",
    "Angezeigt werden nur die letzten 2.000 Bewegungen. Exportieren Sie den Auszug, um alle zu sehen.",
    "Seules les 2 000 dernières transactions sont affichées. Exportez le relevé pour toutes les voir.",
  ),
};

export const yesNo = {
  yes: inLanguages("yes", "так", "да", "ja", "oui"),
  no: inLanguages("no", "ні", "нет", "nein", "non"),
};
