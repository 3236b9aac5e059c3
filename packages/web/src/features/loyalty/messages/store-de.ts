import type { StoreMessages } from "./store-en.ts";

const messages: StoreMessages = {
  add: "Lieferart hinzufügen",
  emptyTitle: "Fügen Sie eine Lieferart hinzu",
  emptyHint:
    "Onlineshops funktionieren, sobald Kunden wählen können, wie sie ihre Bestellung bekommen: per Kurier oder zur Abholung.",
  list: "Lieferarten",
  listHint: "Kunden jedes Onlineshops dieses Programms wählen eine davon.",
  general: "Allgemein",
  generalHint: "Den Namen sieht nur Ihr Personal. Kunden sehen den öffentlichen Namen und den Hinweis.",
  ask: "Was Kunden angeben",
  askHint: "Der Shop fragt bei der Bestellung danach.",
  prices: "Preise",
  pricesHint: "Nach dem Bestellwert. Ohne Preise ist die Lieferung kostenlos.",
  addPrice: "Preis hinzufügen",
  removePrice: "Preis entfernen",
  noPrices: "Kostenlos",
  status: "Status",
  statusHint: "Eine aktive Lieferart erscheint sofort in den Onlineshops.",
  free: "Kostenlos",
  store: "Onlineshops",
  storeHint: "Für jeden Onlineshop dieses Programms. Eingeschaltet wird ein Shop bei seiner Verkaufsstelle.",
  orders: "Bestellungen",
  ordersHint: "Das sehen Kunden vor der Bestellung.",
  addMinimum: "Mindestbestellwert hinzufügen",
  removeMinimum: "Mindestbestellwert entfernen",
  noMinimum: "Kein Mindestbestellwert",
  amount: "Betrag",
  active: "Onlineshops sind eingeschaltet",
  hints: { pos_ids: "Leer lassen für alle aktiven Verkaufsstellen des Programms." },
};

export default messages;
