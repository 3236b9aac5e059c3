import type { TerminalDevicesMessages } from "./devices-en.ts";

const messages: TerminalDevicesMessages = {
  tab: "Kartenterminals",
  devices: "Kartenterminal",
  stripe: "Stripe",
  location: "Stripe-Standort",
  pax: "PAX",
  amp: "AMP",
  seconds: "Sekunden",
  network:
    "Die Kasse verbindet sich damit in ihrem eigenen Netzwerk. Kassen lesen diese Einstellungen aus der Terminal-API.",
  account: "Stripe-Konto",
  accountHint:
    "Erstellen Sie in Ihrem Stripe-Konto einen geheimen oder eingeschränkten Schlüssel. Er wird verschlüsselt und bleibt auf dem Server.",
  stored: "Ein Schlüssel ist gespeichert. Leer lassen, um ihn zu behalten.",
  reader: "Lesegerät",
  readerHint: "Kassen verbinden sich damit über das Stripe-SDK und einen Token von diesem Server.",
  noReader: "Noch kein Lesegerät.",
  place: "Standort",
  placeHint: "Stripe braucht die Adresse, an der das Lesegerät steht.",
  remove: "Standort entfernen",
  removeTitle: "Standort entfernen?",
  removeMessage: "Stripe vergisst ihn, und dieses Terminal sein Lesegerät.",
  hints: {
    registration_code: "Das Lesegerät zeigt ihn bei der Einrichtung an.",
    reader_id: "Nur für ein bereits registriertes Lesegerät.",
  },
};

export default messages;
