import { plural } from "#kit/messages/de.ts";
import type { CustomerMessages } from "./en.ts";

const messages: CustomerMessages = {
  purpose: "Alle mit einer Karte Ihres Programms, die neuesten zuerst.",
  add: "Kunde hinzufügen",
  emptyTitle: "Fügen Sie den ersten Kunden hinzu",
  emptyHint: "Kunden treten auch am Terminal bei, mit ihrer Telefonnummer.",
  noCategory: "Ohne Kategorie",
  defaultCategory: "Wie für neue Kunden",
  unnamed: "Ohne Namen",
  contact: "Kontakt",
  identity: "Woran man ihn erkennt",
  identityHint: "Eines genügt. Wer daran schon bekannt ist, bekommt nur die Karte.",
  person: "Person",
  personHint: "So viel der Kunde gesagt hat. Regeln zu Geburtstag und Alter lesen es.",
  notKnown: "Nicht bekannt",
  notes: "Notizen",
  notesHint: "Nur Ihr Personal sieht sie.",
  hints: {
    tags: "Mit Kommas dazwischen.",
    blocked: "Terminals lehnen dann Verkäufe auf seine Karte ab.",
  },
  block: "Diesen Kunden sperren",
  card: "Karte",
  cardHint: "Die Mitgliedschaft in einem Programm.",
  noCards: "Noch keine Karte eines Programms",
  pinned: "Regeln senken diese Kategorie nicht",
  bonusesHint: "Einer ist eine Einheit seiner Währung wert.",
  noBonuses: "Noch nichts gesammelt.",
  lots: "Woraus sie bestehen",
  forEver: "für immer",
  tabs: "Teile dieses Kunden",
  idle: "Lange kein Besuch",
  noMovements: "Noch hat sich nichts bewegt",
  tabAccounts: "Konten",
  tabMovements: "Bonusbewegungen",
  accessHints: {
    full: "Sammelt Boni und löst sie ein",
    limited: "Sammelt Boni, löst sie nicht ein",
    none: "Sammelt nicht und löst nicht ein",
  },
  available: (amount) => `heute einlösbar: ${amount}`,
  held: (amount) => `${amount} reserviert`,
  until: (day) => `bis ${day}`,
  setCategory: "Kategorie setzen",
  setsCategory: (count) =>
    plural(count, {
      one: "# Kunde erhält die gewählte Kategorie.",
      other: "# Kunden erhalten die gewählte Kategorie.",
    }),
  setAccess: "Kartenzugang setzen",
  setsAccess: (count) =>
    plural(count, { one: "# Karte erlaubt dann das Gewählte.", other: "# Karten erlauben dann das Gewählte." }),
  hasNoCard: "hat keine Karte in diesem Programm",
};
export default messages;
