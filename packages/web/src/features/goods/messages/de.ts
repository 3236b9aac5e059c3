import { plural } from "#kit/messages/de.ts";
import type { GoodsMessages } from "./en.ts";

const messages: GoodsMessages = {
  purpose: "Alles, was Ihre Terminals verkaufen.",
  add: "Artikel anlegen",
  emptyTitle: "Legen Sie den ersten Artikel an",
  emptyHint: "Verkäufe, Preise und Bonusregeln nennen Artikel bei ihrem Code.",
  uncategorised: "Ohne Kategorie",
  general: "Allgemein",
  generalHint:
    "Der Name ist für Sie und Ihr Personal; Kunden sehen den öffentlichen Namen. Der Code steht in Belegen und Importen.",
  hints: {
    barcodes: "Mehrere durch Leerzeichen trennen.",
    public_title: "In der App Ihrer Kunden und auf Belegen. Leer: der Name oben.",
    active: "Was nicht im Verkauf ist, bleibt in früheren Verkäufen und Berichten.",
  },
  sale: "Verkauf",
  saleHint: "Die Einheit und ihre Nachkommastellen bestimmen, was an der Kasse eingegeben werden kann.",
  years: "Jahren",
  pricesHint: "Sie gelten an Terminals ohne Preisgruppe und für alles, was eine Preisgruppe nicht führt.",
  addPrice: "Preis hinzufügen",
  removePrice: "Preis entfernen",
  noPrices: "Noch kein Preis",
  accountPricesHint:
    "So viele Stempel kostet eine Einheit. Mit Stempeln lassen sich nur Artikel bezahlen, die hier einen Preis haben.",
  addAccountPrice: "Preis in Stempeln hinzufügen",
  place: "Zuordnung",
  placeHint: "Programme, die ihn verkaufen, und Kategorien, die ihn dort zeigen.",
  photoHint: "JPEG oder PNG, bis 10 MB.",
  photoAlt: "Foto des Artikels",
  imagesHint: "Nach dem Foto, in dieser Reihenfolge.",
  addImage: "Bild hinzufügen",
  removeImage: "Bild entfernen",
  imageAlt: (place) => `Bild ${place}`,
  categoriesPurpose: "Wie Artikel an Kassen und in der App Ihrer Kunden geordnet sind.",
  addCategory: "Kategorie anlegen",
  noCategoriesTitle: "Legen Sie die erste Kategorie an",
  noCategoriesHint: "Geordnete Artikel finden Personal und Kunden schneller.",
  moveUp: "Nach oben",
  moveDown: "Nach unten",
  topLevel: "Leer: oberste Ebene.",
  categoryHint: "Der Name ist für Sie; Kunden sehen den öffentlichen Namen.",
  shown: "Anzeige",
  shownHint: "Eine abgeschaltete Kategorie verschwindet von Kassen und bei Kunden; ihre Artikel bleiben im Verkauf.",
  categoryActive: "Eingeschaltet",
  categoryPhotoAlt: "Bild der Kategorie",
  moveToCategory: "In eine Kategorie verschieben",
  movesToCategory: (count) =>
    plural(count, {
      one: "# Artikel steht dann in der gewählten Kategorie statt in seinen bisherigen desselben Programms.",
      other: "# Artikel stehen dann in der gewählten Kategorie statt in ihren bisherigen desselben Programms.",
    }),
};

export default messages;
