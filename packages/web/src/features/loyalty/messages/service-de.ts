import type { ServiceMessages } from "./service-en.ts";

const messages: ServiceMessages = {
  add: "Zusatzleistung hinzufügen",
  emptyTitle: "Keine Zusatzleistungen",
  emptyHint: "Bieten Sie Extras zur Bestellung an, etwa eine Geschenkverpackung oder eine Autowäsche.",
  list: "Zusatzleistungen",
  listHint: "Kunden der Onlineshops fügen sie ihrer Bestellung hinzu.",
  general: "Allgemein",
  generalHint:
    "Den Namen sieht nur Ihr Personal. Kunden sehen den öffentlichen Namen und die Beschreibung. Der Artikel bestimmt Preis, Steuern und Einheit.",
  order: "In einer Bestellung",
  orderHint: "Legen Sie fest, ob jede Bestellung die Leistung enthält und ob es mehrere sein dürfen.",
  status: "Status",
  statusHint: "Eine aktive Leistung erscheint sofort in den Onlineshops, in denen ihr Artikel einen Preis hat.",
  always: "In jeder Bestellung",
  optional: "Wahlweise",
  remove: "Zusatzleistung löschen",
  removeTitle: (name) => `„${name}“ löschen?`,
  removeMessage: "Onlineshops bieten sie nicht mehr an. In früheren Verkäufen bleibt sie.",
  removed: "Zusatzleistung gelöscht",
  hints: { sort_order: "Leistungen mit kleinerer Zahl stehen vorn." },
};

export default messages;
