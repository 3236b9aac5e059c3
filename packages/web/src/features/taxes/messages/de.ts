import type { TaxesMessages } from "./en.ts";

const messages: TaxesMessages = {
  title: "Steuern",
  purpose: "Preisgruppen wählen aus diesen Steuern und können eigene Sätze haben.",
  add: "Steuer anlegen",
  emptyTitle: "Legen Sie die erste Steuer an",
  emptyHint: "Ohne Steuern ist ein Preis einfach das, was der Kunde zahlt.",
  name: "Name",
  code: "Code",
  classification: "Wirkung",
  classifications: { "base-tax": "Im Preis enthalten", "sales-tax": "Kommt zum Bon hinzu" },
  type: "Art",
  types: { amount: "Je Einheit", percentage: "Prozent" },
  rate: "Satz",
  perUnit: "je Einheit",
  used: "In Preisgruppen",
  isUsed: "Verwendet",
  notUsed: "Nicht verwendet",
  state: "Status",
  createTitle: "Neue Steuer",
  general: "Allgemein",
  generalHint: "Der Name ist für Sie; der öffentliche Name und die Nummer stehen auf Bons.",
  publicTitle: "Name auf Bons",
  registration: "Registriernummer",
  calculation: "Berechnung",
  calculationHint:
    "Eine Steuer im Preis ist Teil des Regalpreises, etwa Mehrwertsteuer oder Verbrauchsteuer. Eine Steuer, die zum Bon hinzukommt, wird auf den Betrag nach Rabatten erhoben.",
  precision: "Nachkommastellen des Satzes",
  precisionHint: "5,65678 % mit 2 Stellen zählt als 5,66 %.",
  compound: "Wird auch auf diese Steuern erhoben",
  compoundHint:
    "Steuern je Einheit, die vor dem Prozentsatz zum Preis kommen, etwa Mehrwertsteuer auf die Verbrauchsteuer.",
  work: "Status",
  workHint: "Eine abgeschaltete Steuer wird nirgends erhoben.",
  active: "Diese Steuer wird erhoben",
  remove: "Steuer löschen",
  removeTitle: (name) => `Steuer „${name}“ löschen?`,
  removeMessage: "In früheren Bons bleibt sie stehen.",
  removed: "Steuer gelöscht",
};

export default messages;
