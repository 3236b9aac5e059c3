import type { TaxesMessages } from "./en.ts";

const messages: TaxesMessages = {
  purpose: "Legen Sie Steuern hier an und wählen Sie sie dann in Preisgruppen aus.",
  add: "Steuer hinzufügen",
  emptyTitle: "Fügen Sie die erste Steuer hinzu",
  emptyHint: "Ohne Steuern zahlt der Kunde den Preis, wie er ist.",
  perUnit: "je Einheit",
  isUsed: "Verwendet",
  notUsed: "Nicht verwendet",
  general: "Allgemein",
  generalHint: "Den Namen sieht nur Ihr Personal. Auf Belegen stehen der öffentliche Name und die Nummer.",
  calculation: "Berechnung",
  calculationHint:
    "Im Preis enthalten: Teil des Regalpreises, etwa Mehrwertsteuer oder Verbrauchsteuer. Kommt zum Preis hinzu: wird auf den Betrag nach Rabatten erhoben.",
  hints: {
    precision: "Mit 2 Stellen wird aus 5,65678 % der Satz 5,66 %.",
    compound_on:
      "Diese Steuer wird auch auf die gewählten Steuern erhoben, etwa Mehrwertsteuer auf die Verbrauchsteuer.",
  },
  work: "Status",
  workHint: "Eine inaktive Steuer wird nicht erhoben.",
  remove: "Steuer löschen",
  removeTitle: (name) => `„${name}“ löschen?`,
  removeMessage: "Auf früheren Belegen bleibt die Steuer stehen.",
  removed: "Steuer gelöscht",
  reportPurpose: "Steuern abgeschlossener Verkäufe, nach Geschäftstagen der Verkaufsstelle.",
  reportEmpty: "Noch keine Steuern",
  reportHint:
    "Steuern erscheinen hier, sobald ein Verkauf mit Steuer abgeschlossen ist. Stornierte Verkäufe werden abgezogen.",
  date: "Datum",
  phone: "Telefon des Kunden",
  email: "E-Mail des Kunden",
  externalId: "Externe Kundenkennung",
  byItem: "Nach Artikel",
};

export default messages;
