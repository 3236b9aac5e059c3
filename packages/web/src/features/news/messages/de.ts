import type { NewsMessages } from "./en.ts";

const messages: NewsMessages = {
  purpose: "Angebote und Hinweise auf den Belegen Ihrer Kunden.",
  add: "Neuigkeit hinzufügen",
  emptyTitle: "Erzählen Sie Ihren Kunden etwas Neues",
  emptyHint: "Ein Angebot, ein neuer Laden oder andere Öffnungszeiten: Kunden sehen es unter ihrem Beleg.",
  general: "Allgemein",
  generalHint: "Den Namen sehen nur Sie und Ihr Team.",
  text: "Was Kunden sehen",
  textHint: "Jeder Kunde liest seine Sprache; fehlt sie, die Hauptsprache des Programms.",
  period: "Wann sie gezeigt wird",
  periodHint: "In der Zeitzone des Programms.",
  current: "Aktuell",
  notCurrent: "Nicht aktuell",
  hints: {
    pos_ids: "Leer lassen, um sie an allen Verkaufsstellen zu zeigen.",
    date_from: "Leer lassen, um sie ab sofort zu zeigen.",
    date_to: "Leer lassen, um sie ohne Ende zu zeigen.",
    priority: "Neuigkeiten mit höherer Priorität stehen zuerst.",
    active: "Kunden sehen nur aktive Neuigkeiten.",
  },
  photoHint: "JPEG oder PNG, bis 10 MB.",
  photoAlt: "Foto der Neuigkeit",
};
export default messages;
