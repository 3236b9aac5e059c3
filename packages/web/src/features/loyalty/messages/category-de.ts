import type { CategoryMessages } from "./category-en.ts";

const messages: CategoryMessages = {
  title: "Kundenkategorien",
  hints: {
    sort_order: "Von der niedrigsten, 0, bis zur höchsten.",
    external_code: "Für den Austausch mit anderen Programmen: in Kundendateien und für Kassen.",
    color: "Hintergrund der digitalen Karte und der Kategorie an der Kasse. Leer: die Farben des Programms.",
    text_color: "Wählen Sie eine Farbe, die sich deutlich vom Hintergrund abhebt, damit der Text lesbar ist.",
    public_description: "Auf der Rückseite der digitalen Karte und in Nachrichten über die Kategorie.",
    recalc_time: "In der Zeitzone des Programms.",
    is_default: "Ersetzt die bisherige Standardkategorie.",
  },
  nightly: "Nächtliche Prüfung",
  nightlyHint:
    "Einmal pro Nacht stufen die Regeln Kunden um, deren Einkäufe sich geändert haben oder zu alt geworden sind.",
  notices: "Nachrichten",
  noticesHint: "Wer von einer neuen Kategorie erfährt. Den Text finden Sie im Reiter „Nachrichten“.",
  ownNoticesHint: "Wer davon erfährt, steht beim Programm. Wählen Sie Kanäle, die nur für diese Kategorie gelten.",
  ownNoticesEmpty: "Wie beim Programm eingestellt",
  channelsOfMessage: "Die Kanäle der jeweiligen Nachricht",
  default: "Neue Kunden",
  add: "Kategorie hinzufügen",
  emptyTitle: "Fügen Sie die erste Kundenkategorie hinzu",
  emptyHint: "Regeln können jeder Kategorie eigene Rabatte oder Boni geben: Silber, Gold, Personal.",
  general: "Allgemein",
  generalHint: "Der Name ist für Sie und Ihr Personal.",
  public: "Für Kunden",
  publicHint: "Erscheint auf der digitalen Karte: Name, Farben und Vorteile.",
  photoHint: "JPEG oder PNG, bis 10 MB. Das Banner der digitalen Karte.",
  photoAlt: "Bild der Kategorie",
};
export default messages;
