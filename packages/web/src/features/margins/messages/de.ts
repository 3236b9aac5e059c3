import type { MarginsMessages } from "./en.ts";

const messages: MarginsMessages = {
  purpose:
    "Abgeschlossene Verkäufe abzüglich Wareneinsatz. Für jeden Verkauf gilt der damalige Einkaufspreis des Artikels.",
  emptyTitle: "Noch keine Verkäufe",
  emptyHint:
    "Geben Sie an, was Ihre Artikel kosten. Jeder weitere Verkauf erscheint hier mit seinem Rohertrag; stornierte Verkäufe werden abgezogen.",
  date: "Datum",
  site: "Verkaufsstelle",
  phone: "Telefon des Kunden",
  email: "E-Mail des Kunden",
  externalId: "Externe Kundenkennung",
  unknown: "unbekannt",
};

export default messages;
