import type { TaxesMessages } from "./en.ts";

const messages: TaxesMessages = {
  purpose: "Preisgruppen wählen aus diesen Steuern und können eigene Sätze haben.",
  add: "Steuer anlegen",
  emptyTitle: "Legen Sie die erste Steuer an",
  emptyHint: "Ohne Steuern ist ein Preis einfach das, was der Kunde zahlt.",
  perUnit: "je Einheit",
  isUsed: "Verwendet",
  notUsed: "Nicht verwendet",
  general: "Allgemein",
  generalHint: "Der Name ist für Sie; der öffentliche Name und die Nummer stehen auf Belegen.",
  calculation: "Berechnung",
  calculationHint:
    "Eine Steuer im Preis ist Teil des Regalpreises, etwa Mehrwertsteuer oder Verbrauchsteuer. Eine Steuer, die zum Preis hinzukommt, wird auf den Betrag nach Rabatten erhoben.",
  hints: {
    precision: "5,65678 % mit 2 Stellen zählt als 5,66 %.",
    compound_on:
      "Steuern je Einheit, die vor dem Prozentsatz zum Preis kommen, etwa Mehrwertsteuer auf die Verbrauchsteuer.",
  },
  work: "Status",
  workHint: "Eine abgeschaltete Steuer wird nirgends erhoben.",
  remove: "Steuer löschen",
  removeTitle: (name) => `Steuer „${name}“ löschen?`,
  removeMessage: "In früheren Verkäufen bleibt sie stehen.",
  removed: "Steuer gelöscht",
  reportPurpose: "Was die Steuern abgeschlossener Verkäufe ergeben, nach Tagen der Verkaufsstelle.",
  reportEmpty: "Keine Steuer erhoben",
  reportHint: "Jeder abgeschlossene Verkauf mit Steuer zählt hier sofort; ein stornierter wird wieder abgezogen.",
  date: "Datum",
  phone: "Telefon des Kunden",
  email: "E-Mail des Kunden",
  externalId: "Externe ID des Kunden",
  byItem: "Nach Artikel",
};

export default messages;
