import { plural } from "#kit/messages/de.ts";
import type { OfflineMessages } from "./en.ts";

const messages: OfflineMessages = {
  away: "Keine Verbindung.",
  goOn: "Verkaufen Sie weiter, bar oder mit Karte. Boni, Konten und Reservierungen brauchen eine Verbindung.",
  cannot: {
    browser: "Dieser Browser kann ohne Verbindung nicht verkaufen. Aktualisieren Sie ihn.",
    customers: "Diese Kasse verkauft nur an Kunden, und die Suche nach ihnen braucht eine Verbindung.",
    unready:
      "Diese Kasse hat ihre Preise für den Verkauf ohne Verbindung nicht geladen. Warten Sie, bis die Verbindung zurück ist.",
    outdated:
      "Die geladenen Preise dieser Kasse sind zu alt für den Verkauf. Warten Sie, bis die Verbindung zurück ist.",
  },
  waiting: (count: number) =>
    plural(count, { one: "# Verkauf wartet auf das Senden", other: "# Verkäufe warten auf das Senden" }),
  sending: (count: number) => plural(count, { one: "# Verkauf wird gesendet…", other: "# Verkäufe werden gesendet…" }),
  failed: "Ein Verkauf ohne Verbindung wurde nicht angenommen.",
  toSettle: (count: number) =>
    plural(count, { one: "# gesendeter Verkauf ist zu klären", other: "# gesendete Verkäufe sind zu klären" }),
  show: "Anzeigen",
  title: "Verkäufe ohne Verbindung",
  none: "In den letzten 24 Stunden gab es keine Verkäufe ohne Verbindung.",
  keep: "Wartende Verkäufe liegen in diesem Browser. Löschen Sie seine Daten nicht, bevor sie gesendet sind.",
  states: { waiting: "Wartet", failed: "Nicht angenommen", sent: "Gesendet" },
  notBooked: "Konnte nicht gebucht werden. Die Leitung findet ihn in der Verwaltung unter Offline-Verkäufe.",
  settle: "Die Leitung klärt dies in der Verwaltung unter Offline-Verkäufe.",
  soldHint: "Er wird gesendet, sobald die Verbindung zurück ist.",
  closeFirst: "Es warten noch Verkäufe auf das Senden. Warten Sie auf die Verbindung und schließen Sie dann die Kasse.",
  waitAt: (till: string, count: number) =>
    plural(count, {
      one: `${till}: # Verkauf wartet auf das Senden.`,
      other: `${till}: # Verkäufe warten auf das Senden.`,
    }),
  waitAtHint: "Öffnen Sie diese Kasse wieder, um sie zu senden.",
  note: "Hinzufügen",
  customerLater: "Zählt für diesen Kunden, sobald der Verkauf gesendet ist und wenn der Betrag gleich bleibt.",
  onceCode:
    "Dieser Code gilt einmal und nur mit Verbindung. Scannen Sie die Karte des Kunden, oder geben Sie die Telefonnummer ein.",
  noCustomerLater: "Dieser Kunde hat weder Telefonnummer noch E-Mail. Der Verkauf zählt nicht für ihn.",
  priceChanged: "Der Betrag hat sich geändert. Prüfen Sie ihn und drücken Sie noch einmal.",
  notStored:
    "Der Verkauf wurde auf diesem Gerät nicht gespeichert und ist nicht erfolgt. Geben Sie Speicherplatz frei und drücken Sie noch einmal.",
  receipt: "Beleg",
  mark: "Ohne Verbindung verkauft",
  date: "Datum",
  till: "Kasse",
  seller: "Verkäufer",
  thanks: "Vielen Dank für Ihren Einkauf",
};
export default messages;
