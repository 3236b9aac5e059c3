import type { CustomerPassMessages } from "./en.ts";

const messages: CustomerPassMessages = {
  pass: "Wallet-Karte",
  linkHint:
    "Schicken Sie diesen Link dem Kunden, oder lassen Sie ihn den Code scannen. Er öffnet die Karte mit der Schaltfläche für Apple Wallet.",
  notForThem: "Gesperrte Kunden und Karten ohne Zugang erhalten keine.",
};

export default messages;
