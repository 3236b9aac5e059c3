import type { TerminalDevicesMessages } from "./devices-en.ts";

const messages: TerminalDevicesMessages = {
  tab: "Geräte",
  devices: "Gerät",
  checkbox: "Checkbox",
  poster: "Poster",
  stripe: "Stripe",
  location: "Stripe-Standort",
  pax: "PAX",
  amp: "AMP",
  seconds: "Sekunden",
  network:
    "Kassensoftware verbindet sich im Netzwerk der Kasse damit und liest diese Einstellungen aus der Terminal-API. In der Browser-Kasse nehmen Sie die Kartenzahlung zuerst am Gerät an und erfassen sie danach.",
  account: "Stripe-Konto",
  accountHint:
    "Erstellen Sie in Ihrem Stripe-Konto einen geheimen oder eingeschränkten Schlüssel. Er wird verschlüsselt und bleibt auf dem Server.",
  stored: "Ein Schlüssel ist gespeichert. Leer lassen, um ihn zu behalten.",
  reader: "Lesegerät",
  readerHint:
    "Die Kasse lässt hier mit Karte bezahlen. Andere Kassen verbinden sich damit über das Stripe-SDK und einen Token von diesem Server.",
  noReader: "Noch kein Lesegerät.",
  place: "Standort",
  placeHint: "Stripe braucht die Adresse, an der das Lesegerät steht.",
  remove: "Standort entfernen",
  removeTitle: "Standort entfernen?",
  removeMessage: "Stripe vergisst ihn, und dieses Terminal sein Lesegerät.",
  register: "Fiskalkasse",
  registerHint:
    "Checkbox registriert die Verkäufe dieser Kasse beim Finanzamt der Ukraine. Die Kasse verkauft weiter, während der Dienst ausfällt, und alles wird danach registriert. Verkäufe ohne Zahlungsart werden als bar registriert.",
  keptSecret: "Gespeichert. Leer lassen, um es zu behalten.",
  check: "Verbindung prüfen",
  checkHint: "Geprüft werden die gespeicherten Einstellungen. Es wird nichts registriert.",
  checkGood: "Die Fiskalkasse ist bereit.",
  testRegister: "Dies ist eine Testkasse: Ihre Belege zählen nicht.",
  unknownTaxes: (taxes: string) =>
    `Die Fiskalkasse kennt die Codes dieser Steuern nicht: ${taxes}. Verkäufe damit würden abgelehnt.`,
  closeShift: "Schicht der Fiskalkasse schließen",
  closeShiftHint: "Sie schließt von selbst mit der Schicht der Kasse. Der nächste Beleg öffnet eine neue.",
  closeAsked: "Die Schicht schließt nach allem, was wartet",
  shiftOpen: "Offen",
  shiftClosed: "Geschlossen",
  taxesHint: "Jede Steuer des Programms braucht den Code oder Buchstaben, den sie in der Fiskalkasse hat.",
  hints: {
    host: "Nur ein Name oder eine IP-Adresse, zum Beispiel 192.168.1.40.",
    cashier_login: "Leer, wenn sich der Kassierer mit einer PIN anmeldet.",
    url: "Nur ändern, wenn Checkbox Ihnen eine andere genannt hat.",
    registration_code: "Das Lesegerät zeigt ihn bei der Einrichtung an.",
    reader_id: "Nur für ein bereits registriertes Lesegerät.",
  },
};

export default messages;
