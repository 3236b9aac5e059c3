import type { PosMessages } from "./en.ts";

const messages: PosMessages = {
  purpose: "Läden, Tankstellen, Tankwagen und Onlineshops, in denen Sie verkaufen.",
  add: "Verkaufsstelle hinzufügen",
  emptyTitle: "Fügen Sie die erste Verkaufsstelle hinzu",
  emptyHint: "Danach fügen Sie die Terminals hinzu, die dort verkaufen.",
  tabs: "Bereiche dieser Verkaufsstelle",
  tabSettings: "Einstellungen",
  general: "Allgemein",
  generalHint: "Den Namen sieht nur Ihr Personal. Kunden sehen den öffentlichen Namen.",
  hints: {
    public_title: "Steht in der App und auf Belegen. Leer lassen, um den Namen zu verwenden.",
    latitude: "In Grad, zum Beispiel 50,450100.",
    priority: "Verkaufsstellen mit höherer Priorität stehen zuerst.",
  },
  place: "Standort",
  placeHint: "Geschäftstage, Happy Hours und Berichte richten sich nach dieser Zeitzone.",
  contact: "Kontakt",
  contactHint: "Wird Kunden angezeigt.",
  work: "Status",
  workHint: "Eine inaktive Verkaufsstelle verkauft nicht und ist für Kunden unsichtbar.",
  active: "Aktiv",
  activeLocked: "Schalten Sie zuerst seine Terminals aus.",
  photoHint: "JPEG oder PNG, bis 10 MB. Kunden sehen es neben dem Namen.",
  photoAlt: "Foto der Verkaufsstelle",
  referencesHint: "Ihre Website und Seiten in sozialen Netzen. Kunden sehen sie bei dieser Verkaufsstelle.",
  addReference: "Link hinzufügen",
  removeReference: "Link entfernen",
  noReferences: "Noch keine Links",
  noTerminals: "Hier gibt es noch keine Terminals",
};

export default messages;
