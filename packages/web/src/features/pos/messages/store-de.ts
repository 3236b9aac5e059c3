import type { PosStoreMessages } from "./store-en.ts";

const messages: PosStoreMessages = {
  hoursTitle: "Wöchentliche Zeiten",
  hoursHint:
    "In der Zeitzone der Verkaufsstelle. Ein Ende vor dem Beginn liegt am nächsten Tag. Leer lassen, wenn Sie keine Zeiten zeigen.",
  addHours: "Zeiten hinzufügen",
  removeHours: "Zeiten entfernen",
  noHours: "Keine Öffnungszeiten",
  otherTitle: "Abweichende Zeiten",
  otherHint: "Für Feiertage und andere Tage. Sie ersetzen die wöchentlichen Zeiten des Datums.",
  addDate: "Datum hinzufügen",
  removeDate: "Datum entfernen",
  noDates: "Keine Tage mit abweichenden Zeiten",
  store: "Onlineshop",
  storeHint: "Was Kunden online von dieser Verkaufsstelle sehen: Texte, Zeiten, Artikel und Lieferarten.",
  active: "Onlineshop eingeschaltet",
  isPublic: "Dieser Onlineshop ist öffentlich",
  notPublic: "Dieser Onlineshop ist noch nicht öffentlich",
  openStore: "Shop öffnen",
  openData: "Daten für Ihre Website",
  deliveries: "Bezahlung, Bedingungen und Lieferarten gehören zum Programm.",
  toProgramme: "Programm öffnen",
  preview: "Artikel im Shop",
  previewHint: "Zu den Preisen, die Kunden jetzt sehen.",
};

export default messages;
