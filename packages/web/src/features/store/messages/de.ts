import type { PublicStoreMessages } from "./en.ts";

const messages: PublicStoreMessages = {
  open: "Jetzt geöffnet",
  closed: "Jetzt geschlossen",
  hours: "Öffnungszeiten",
  closedDay: "Geschlossen",
  delivery: "Lieferung",
  free: "Kostenlos",
  minimum: "Mindestbestellwert",
  payment: "Bezahlung",
  app: "Unsere App",
  services: "Zusatzleistungen",
  always: "in jeder Bestellung",
  terms: "Unsere Verkaufsbedingungen",
  goods: "Artikel",
  other: "Weitere Artikel",
  points: "Abholung in",
  chooseDay: "Sie wählen den Tag.",
  chooseTime: "Sie wählen die Uhrzeit.",
  chooseBoth: "Sie wählen Tag und Uhrzeit.",
  from: (amount) => `ab ${amount}`,
};

export default messages;
