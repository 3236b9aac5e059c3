import type { RecipientsMessages } from "./en.ts";

const messages: RecipientsMessages = {
  eventHints: {
    "daily-report": "Die Verkäufe von gestern, zur unten gewählten Stunde.",
    refund: "Ein Verkauf wurde storniert und das Geld erstattet.",
    "account-low": "Ein Kundenkonto ist unter seinen Mindeststand gefallen.",
    "till-opened": "Jemand hat eine Kasse geöffnet.",
    "mailing-done": "Alle Nachrichten einer Rundnachricht wurden gesendet.",
    "spending-limit": "Eine Nachricht wurde wegen der Monatsgrenze zurückgehalten.",
    "provider-failing": "Ein Nachrichtendienst funktioniert nicht mehr.",
    "fiscal-refused": "Eine Kasse hat einen Fiskalbeleg abgelehnt.",
    "card-not-refunded":
      "Eine Belastung ohne abgeschlossenen Verkauf oder eine Rückerstattung, die nicht auf der Karte ankam.",
    "offline-conflict":
      "Eine Kasse hat einen Offline-Verkauf gesendet, der nicht zu aktuellen Preisen, Artikeln oder Kunden passt.",
    "ledger-difference": "Salden passen nicht zu ihren Buchungen.",
    "access-changed": "Jemand wurde hinzugefügt, gesperrt oder darf anderes.",
    "api-key-changed": "Der API-Schlüssel wurde erstellt oder gelöscht.",
    "new-device": "Jemand hat sich mit einem bisher nicht genutzten Browser angemeldet.",
    "support-entered": "Jemand vom Support dieser Installation ist in Ihrem Unternehmen.",
    "listing-decided": "Der Support hat den Eintrag einer Verkaufsstelle freigegeben oder abgelehnt.",
    "support-answered": "Der Support hat geantwortet. Wer gefragt hat, sieht es auf jeden Fall.",
  },
  hints: {
    emails: "Mehrere mit Kommas trennen.",
    phones: "Mehrere mit Kommas trennen.",
    channels: "Niemand wird informiert.",
  },
  ownersToo: "Inhaber sehen es in jedem Fall.",
  seenBy: "Wer es in der App sieht.",
  smsOff: "Dieser Server hat keinen SMS-Dienst, daher erhält niemand eine SMS.",
};

export default messages;
