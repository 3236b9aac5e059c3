import { plural } from "#kit/messages/de.ts";
import type { LedgerMessages } from "./en.ts";

const messages: LedgerMessages = {
  purpose: "Jeder Saldo wird aus seinen Buchungen neu berechnet, jede Nacht und sooft Sie wollen.",
  nights: "Jede Nacht",
  noNight: "Die erste Nacht steht noch bevor.",
  agreed: "Stimmt",
  again: "Erneut prüfen",
  clean: "Die Bücher stimmen",
  cleanHint: (at) => `Jeder Saldo stimmte mit seinen Buchungen überein, ${at}.`,
  broken: (count) => plural(count, { one: "# Datensatz stimmt nicht", other: "# Datensätze stimmen nicht" }),
  brokenHint: (at) =>
    `Gefunden: ${at}. Der Verkauf geht weiter. Zeigen Sie diese Seite der Person, die den Server betreut: Etwas hat an den Büchern vorbei geschrieben.`,
  promises: "Was versprochen ist",
  proved: "Was geprüft wurde",
  counts: {
    accounts: "Konten",
    transfers: "Umbuchungen",
    entries: "Buchungen",
    lots: "Bonusposten",
    holds: "Reservierungen",
  },
  holds: "Gehalten:",
  fails: "Gebrochen:",
  gap: (found, expected) => `steht auf ${found}, richtig wäre ${expected} (kleinste Einheiten)`,
  promiseNames: {
    "transfers-sum-to-zero": "Was an einer Stelle dazukommt, fehlt an einer anderen: Jede Umbuchung ergibt null.",
    "balances-are-entries": "Jeder Saldo ist die Summe seiner Buchungen.",
    "entries-chain": "Buchungen folgen lückenlos aufeinander.",
    "versions-count-entries": "Jedes Konto zählt seine Buchungen richtig.",
    "bonuses-are-lots": "Der Bonus eines Kunden ist die Summe seiner Posten.",
    "lots-are-entries": "Was von einem Posten übrig ist, wurde hineingelegt und nicht entnommen.",
    "held-is-holds": "Das auf einem Konto Reservierte ist die Summe seiner Reservierungen.",
    "holds-are-pins": "Jede Reservierung kennt die Posten, die sie verbraucht.",
    "pins-fit-lots": "Kein Posten ist zweimal versprochen.",
    "accounts-have-owners": "Jedes Kundenkonto gehört einem Kunden und zählt in einer Einheit.",
    "transactions-tell-accounts": "Jede Bewegung eines Kundenkontos steht mit demselben Betrag in einer Transaktion.",
    "books-sum-to-zero": "Was Inhaber haben und was dem gegenübersteht, ergibt je Art und Einheit null.",
    "spending-within-credit": "Nichts wird über Guthaben und Kredit eines Kontos hinaus ausgegeben.",
    "reversals-are-whole": "Eine stornierte Transaktion ist einmal und ganz zurückgebucht, jede andere nie.",
    "states-have-moments": "Jede Transaktion steht in einem Zustand, den ihre Zeitpunkte erklären.",
    "holds-are-reservations": "Nur noch reservierte Transaktionen halten etwas fest.",
  },
};

export default messages;
