import { plural } from "#kit/messages/de.ts";
import type { LedgerMessages } from "./en.ts";

const messages: LedgerMessages = {
  purpose: "Vergleicht jeden Saldo mit seinen Buchungen: jede Nacht und wenn Sie es starten.",
  nights: "Nächtliche Prüfungen",
  noNight: "Die erste Prüfung läuft heute Nacht.",
  agreed: "Keine Abweichungen",
  again: "Erneut prüfen",
  clean: "Alles stimmt",
  cleanHint: (at) => `Geprüft: ${at}.`,
  broken: (count) => plural(count, { one: "# Datensatz stimmt nicht", other: "# Datensätze stimmen nicht" }),
  brokenHint: (at) =>
    `Gefunden: ${at}. Sie können weiter verkaufen. Zeigen Sie diese Seite der Person, die den Server betreut: Etwas hat Salden ohne Buchung geändert.`,
  promises: "Prüfungen",
  proved: "Geprüfte Datensätze",
  counts: {
    accounts: "Konten",
    transfers: "Umbuchungen",
    entries: "Buchungen",
    lots: "Bonusposten",
    holds: "Reservierungen",
  },
  holds: "Bestanden:",
  fails: "Fehlgeschlagen:",
  gap: (found, expected) => `ist ${found}, müsste ${expected} sein (in kleinster Einheit)`,
  pricedAgain: (at: string, computed: string) => `gespeichert: ${at}, neu berechnet: ${computed}`,
  promiseNames: {
    "transfers-sum-to-zero": "Jede Umbuchung ergibt in Summe null.",
    "balances-are-entries": "Jeder Saldo ist die Summe seiner Buchungen.",
    "entries-chain": "Buchungen folgen lückenlos aufeinander.",
    "versions-count-entries": "Jedes Konto hat die richtige Anzahl von Buchungen.",
    "bonuses-are-lots": "Der Bonus eines Kunden ist die Summe seiner Posten.",
    "lots-are-entries": "Der Rest eines Postens ist Gutgeschriebenes minus Ausgegebenes.",
    "held-is-holds": "Der reservierte Betrag eines Kontos ist die Summe seiner Reservierungen.",
    "holds-are-pins": "Für jede Reservierung steht fest, welche Posten sie verbraucht.",
    "pins-fit-lots": "Kein Posten ist doppelt reserviert.",
    "accounts-have-owners": "Jedes Kundenkonto gehört einem Kunden und zählt in einer Einheit.",
    "transactions-tell-accounts": "Zu jeder Änderung eines Kundenkontos gehört eine Transaktion mit demselben Betrag.",
    "books-sum-to-zero": "Alle Konten zusammen ergeben null, je Kontoart und Einheit.",
    "spending-within-credit": "Von keinem Konto wurde mehr als Saldo und Kredit ausgegeben.",
    "reversals-are-whole": "Stornierte Transaktionen, und nur sie, sind einmal und vollständig zurückgebucht.",
    "states-have-moments": "Der Status jeder Transaktion passt zu ihren Zeitpunkten.",
    "holds-are-reservations": "Nur reservierte Transaktionen halten Beträge zurück.",
    "sales-price-the-same": "Eine Stichprobe der Verkäufe, neu berechnet, ergibt dasselbe.",
  },
};

export default messages;
