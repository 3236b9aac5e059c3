import { plural } from "#kit/messages/de.ts";
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
  devices: "Push",
  devicesHint:
    "Titel und Text, wie zuletzt gespeichert, an Kunden, die Nachrichten auf einem Gerät eingeschaltet haben. Auch außerhalb des Zeitraums.",
  sendToDevices: "An Geräte senden",
  sendTitle: (count) => `An ${plural(count, { one: "# Kunden", other: "# Kunden" })} senden?`,
  sendHint: "Sie bekommen es auf Telefon und Computer, und es kostet nichts.",
  sendsNobody:
    "Noch bekommt kein Kunde Angebote auf ein Gerät. Der Link zum Einschalten ist auf der Seite des Kunden unter „Einwilligung“.",
  send: "Senden",
  sending: "Die Neuigkeit wird gesendet. Den Stand zeigen die Rundnachrichten.",
  photoHint: "JPEG oder PNG, bis 10 MB.",
  photoAlt: "Foto der Neuigkeit",
};
export default messages;
