import type { CostsMessages } from "./en.ts";

const messages: CostsMessages = {
  purpose: "Was Sie außer den Artikeln berechnen. Legen Sie Zuschläge hier an und wählen Sie sie dann je Terminal aus.",
  add: "Zuschlag hinzufügen",
  emptyTitle: "Fügen Sie den ersten Zuschlag hinzu",
  emptyHint: "Zum Beispiel eine Kartengebühr im Preis, Lieferung oder Trinkgeld.",
  perUnit: "je Einheit",
  atSale: "Wird beim Verkauf eingegeben",
  isUsed: "Verwendet",
  notUsed: "Nicht verwendet",
  general: "Allgemein",
  generalHint: "Berichte und Preiserklärungen zeigen den Namen.",
  charge: "Berechnung",
  chargeHint:
    "Eine Provision ist Teil des Regalpreises. Lieferung und Trinkgeld werden beim Verkauf eingegeben; Rabatte, Boni und Steuern ändern daran nichts.",
  hints: {
    value: "Terminals und einzelne Artikel können einen eigenen Wert haben.",
    precision: "Mit 2 Stellen wird aus 5,65678 % der Satz 5,66 %.",
  },
  kindLocked: "Lässt sich nicht ändern, solange ein Terminal den Zuschlag verwendet.",
  work: "Status",
  workHint: "Ein inaktiver Zuschlag wird nicht berechnet.",
  remove: "Zuschlag löschen",
  removeTitle: (name) => `„${name}“ löschen?`,
  removeMessage: "In früheren Verkäufen bleibt er stehen.",
  removed: "Zuschlag gelöscht",
  reportPurpose: "Zuschläge abgeschlossener Verkäufe, nach Geschäftstagen der Verkaufsstelle.",
  reportEmpty: "Noch keine Zuschläge",
  reportHint:
    "Sie erscheinen hier, sobald ein Verkauf mit Zuschlag abgeschlossen ist. Stornierte Verkäufe werden abgezogen.",
  date: "Datum",
  phone: "Telefon des Kunden",
  email: "E-Mail des Kunden",
  externalId: "Externe Kundenkennung",
  byItem: "Nach Artikel",
  noItems: "Lieferung und Trinkgeld gehören zum ganzen Verkauf, nicht zu seinen Artikeln.",
};

export default messages;
