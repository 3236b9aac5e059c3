import type { MarginsMessages } from "./en.ts";

const messages: MarginsMessages = {
  purpose:
    "Was von abgeschlossenen Verkäufen nach dem Wareneinsatz bleibt. Jeder Verkauf behält den Einkaufspreis, den ein Artikel damals hatte.",
  emptyTitle: "Noch keine Verkäufe",
  emptyHint:
    "Geben Sie an, was Ihre Artikel kosten; von da an erscheint jeder abgeschlossene Verkauf hier mit seinem Rohertrag. Stornierte Verkäufe werden abgezogen.",
  date: "Datum",
  site: "Verkaufsstelle",
  phone: "Telefon des Kunden",
  email: "E-Mail des Kunden",
  externalId: "Externe Kundenkennung",
  unknown: "unbekannt",
};

export default messages;
