import type { PriceMessages } from "./price-en.ts";

const messages: PriceMessages = {
  title: "Preise",
  tabSettings: "Einstellungen",
  paidWith: "Bezahlt mit",
  inCurrency: (code) => `Zahlung in ${code}`,
  fromAccount: (title) => `Kundenkonto ${title}`,
  allGoods: "Alle Artikel",
  goods: "Artikel",
  goodsHint:
    "Ein Artikel oder eine Artikelkategorie mit ihren Unterkategorien. Lassen Sie beides leer für alle Artikel. Der genaueste Preis gilt.",
  price: "Preis",
  priceHint:
    "Der zu zahlende Preis oder eine Änderung des üblichen: −10 macht ihn um 10 der Währung oder um 10 % billiger.",
  when: "Zeitraum",
  whenHint: "Beide Tage zählen mit, in der Zeitzone der Verkaufsstelle.",
  add: "Sonderpreis hinzufügen",
  emptyTitle: "Geben Sie dieser Kategorie eigene Preise",
  emptyHint: "Kunden dieser Kategorie zahlen sie an der Kasse, und der Beleg erklärt sie.",
  hints: {
    level:
      "Eine Preisgruppe kann Steuern enthalten, ein Terminal eine Provision aufschlagen. Ohne beides sind diese gleich.",
    date_from: "Leer lassen, um sofort zu beginnen.",
    date_to: "Leer lassen, wenn es kein Ende gibt.",
  },
  days(from, to) {
    const parts = [from && `ab ${from}`, to && `bis ${to}`].filter(Boolean);
    return parts.join(" ") || "Immer";
  },
  remove: "Sonderpreis löschen",
  removeTitle: (name) => `Den Preis für „${name}“ löschen?`,
  removeMessage: "Frühere Verkäufe behalten ihn.",
  removed: "Sonderpreis gelöscht",
};
export default messages;
