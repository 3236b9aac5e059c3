import type { PosMessages } from "./en.ts";

const messages: PosMessages = {
  purpose: "Die Orte, an denen Ihre Terminals stehen: Läden, Tankstellen, Tankwagen, Onlineshops.",
  add: "Verkaufsstelle anlegen",
  emptyTitle: "Legen Sie den ersten Ort an, an dem Sie verkaufen",
  emptyHint: "Terminals, Öffnungszeiten und Preise gehören zu einer Verkaufsstelle.",
  tabs: "Bereiche dieser Verkaufsstelle",
  tabSettings: "Einstellungen",
  general: "Allgemein",
  generalHint: "Der Name ist für Sie und Ihr Team; Kunden sehen den öffentlichen Namen.",
  hints: {
    public_title: "In der App Ihrer Kunden und auf Belegen. Leer: der Name oben.",
    latitude: "In Grad, zum Beispiel 50,450100.",
    priority: "Höhere stehen in Listen von Orten zuerst.",
  },
  place: "Ort",
  placeHint: "Tage, Happy Hours und Berichte dieses Orts richten sich nach seiner Zeitzone.",
  contact: "Kontakt",
  contactHint: "Wird Kunden angezeigt.",
  work: "Betrieb",
  workHint: "Ein ausgeschalteter Ort verkauft nichts und ist für Kunden unsichtbar.",
  active: "Dieser Ort ist in Betrieb",
  activeLocked: "Schalten Sie zuerst seine Terminals aus.",
  photoHint: "JPEG oder PNG, bis 10 MB. Kunden sehen es neben dem Namen.",
  photoAlt: "Foto der Verkaufsstelle",
  referencesHint: "Ihre Website und Ihre Seiten in sozialen Netzen, die Kunden zu diesem Ort sehen.",
  addReference: "Link hinzufügen",
  removeReference: "Link entfernen",
  noReferences: "Noch keine Links",
  noTerminals: "Hier gibt es noch keine Terminals",
};

export default messages;
