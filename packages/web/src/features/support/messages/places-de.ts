import type { PlaceRequestMessages } from "./places-en.ts";

const messages: PlaceRequestMessages = {
  purpose: "Verkaufsstellen, die Kunden hier finden sollen.",
  show: "Anzeigen",
  emptyTitle: "Keine Anträge",
  emptyHint: "Sie bekommen eine E-Mail, wenn ein Unternehmen einen Eintrag beantragt.",
  allow: "Freigeben",
  reject: "Ablehnen",
  remove: "Aus dem Verzeichnis nehmen",
  cancel: "Abbrechen",
  previous: "Vorige Seite",
  next: "Nächste Seite",
  list: "Einträge",
  noAddress: "Keine Adresse",
  directory: "Verzeichnis öffnen",
  to: "Anträge ansehen",
  section: "Öffentliches Verzeichnis",
  sectionHint: "Unternehmen beantragen Einträge ihrer Verkaufsstellen. Sie geben sie frei oder lehnen sie ab.",
  hints: { reason: "Das Unternehmen liest ihn. Schreiben Sie, was zu ändern ist." },
};

export default messages;
