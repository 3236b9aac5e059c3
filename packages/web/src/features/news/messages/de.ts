import type { NewsMessages } from "./en.ts";

const messages: NewsMessages = {
  purpose: "Angebote und Hinweise auf den Belegen Ihrer Kunden.",
  add: "Neuigkeit hinzufügen",
  emptyTitle: "Fügen Sie die erste Neuigkeit hinzu",
  emptyHint: "Kündigen Sie unter dem Beleg ein Angebot, einen neuen Laden oder neue Öffnungszeiten an.",
  general: "Allgemein",
  generalHint: "Den Namen sieht nur Ihr Personal.",
  text: "Was Kunden sehen",
  textHint: "Kunden lesen den Text in ihrer Sprache; fehlt sie, in der Hauptsprache des Programms.",
  period: "Zeitraum",
  periodHint: "In der Zeitzone des Programms.",
  current: "Aktuell",
  notCurrent: "Nicht aktuell",
  hints: {
    pos_ids: "Leer lassen, um sie an allen Verkaufsstellen zu zeigen.",
    date_from: "Leer lassen, um sie ab sofort zu zeigen.",
    date_to: "Leer lassen für kein Enddatum.",
    priority: "Neuigkeiten mit höherer Priorität stehen zuerst.",
    active: "Kunden sehen nur aktive Neuigkeiten.",
  },
  photoHint: "JPEG oder PNG, bis 10 MB.",
  photoAlt: "Foto der Neuigkeit",
};
export default messages;
