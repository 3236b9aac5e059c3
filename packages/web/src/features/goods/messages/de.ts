import { plural } from "#kit/messages/de.ts";
import type { GoodsMessages } from "./en.ts";

const messages: GoodsMessages = {
  purpose: "Artikel und Dienstleistungen, die Ihre Terminals verkaufen.",
  add: "Artikel hinzufügen",
  emptyTitle: "Fügen Sie den ersten Artikel hinzu",
  emptyHint: "Preise, Verkäufe und Regeln verwenden den Code des Artikels.",
  uncategorised: "Keine Kategorie",
  general: "Allgemein",
  generalHint:
    "Den Namen sieht nur Ihr Personal, Kunden sehen den öffentlichen Namen. Belege und Importe verwenden den Code.",
  hints: {
    cost_price: "Wird mit neuen Preisen verglichen, um die Marge zu zeigen. Kunden sehen ihn nie.",
    barcodes: "Mehrere Strichcodes durch Leerzeichen trennen.",
    public_title: "Steht in der App und auf Belegen. Leer lassen, um den Namen zu verwenden.",
    active: "Artikel, die nicht im Verkauf sind, bleiben in früheren Verkäufen und Berichten.",
  },
  sale: "Verkauf",
  saleHint: "Einheit und Nachkommastellen begrenzen die Mengen, die an der Kasse eingegeben werden können.",
  years: "Jahren",
  pricesHint: "Gelten, wenn ein Terminal keine Preisgruppe hat oder sie keinen Preis für diesen Artikel enthält.",
  addPrice: "Preis hinzufügen",
  removePrice: "Preis entfernen",
  noPrices: "Noch kein Preis",
  accountPricesHint:
    "So viele Stempel kostet eine Einheit. Mit Stempeln lassen sich nur Artikel bezahlen, die hier einen Preis haben.",
  addAccountPrice: "Preis in Stempeln hinzufügen",
  programmes: "Programme und Kategorien",
  programmesHint: "Programme, die diesen Artikel verkaufen, und seine Kategorien darin.",
  photoHint: "JPEG oder PNG, bis 10 MB.",
  photoAlt: "Foto des Artikels",
  imagesHint: "Nach dem Foto, in dieser Reihenfolge.",
  addImage: "Bild hinzufügen",
  removeImage: "Bild entfernen",
  moveEarlier: "Nach vorn",
  moveLater: "Nach hinten",
  imageAlt: (position) => `Bild ${position}`,
  categoriesPurpose: "Artikelgruppen an der Kasse und in der App Ihrer Kunden.",
  addCategory: "Kategorie hinzufügen",
  noCategoriesTitle: "Fügen Sie die erste Kategorie hinzu",
  noCategoriesHint: "Mit Kategorien finden Personal und Kunden Artikel schneller.",
  moveUp: "Nach oben",
  moveDown: "Nach unten",
  moveIn: "In die Kategorie darüber verschieben",
  moveOut: "Aus der Kategorie herausnehmen",
  topLevel: "Leer lassen für die oberste Ebene.",
  categoryHint: "Den Namen sieht nur Ihr Personal. Kunden sehen den öffentlichen Namen.",
  shown: "Sichtbarkeit",
  shownHint: "Eine inaktive Kategorie ist an Kassen und für Kunden unsichtbar. Ihre Artikel bleiben im Verkauf.",
  categoryActive: "Aktiv",
  categoryPhotoAlt: "Bild der Kategorie",
  importGoods: "Importieren",
  exportGoods: "Mit Preisen exportieren",
  exportGoodsHint: "Mit den Preisen aller Preisgruppen, wieder importierbar",
  moveToCategory: "In eine Kategorie verschieben",
  movesToCategory: (count) =>
    plural(count, {
      one: "# Artikel wechselt in diese Kategorie und verlässt seine anderen Kategorien im Programm.",
      other: "# Artikel wechseln in diese Kategorie und verlassen ihre anderen Kategorien im Programm.",
    }),
};

export default messages;
