import type { SupportMessages } from "./en.ts";

const messages: SupportMessages = {
  access: "Zugang für den Support",
  accessHint:
    "Lässt das Support-Team dieser Installation für eine Weile herein. Es arbeitet mit Kunden, Korrekturen und Nachrichten und kann keine Preise, Mitarbeiter oder Einstellungen ändern. Jede Änderung steht unter seinem Namen im Änderungsprotokoll.",
  accessNone: "Diese Installation hat kein Support-Team. Der Administrator kann eines einrichten.",
  accessOff: "Der Support hat keinen Zugang.",
  accessUntil: "Zugang für den Support bis",
  accessBy: "Erlaubt von",
  lastEntered: "Zuletzt hier",
  neverEntered: "Nie",
  whoEntered: (who, when) => `${who}, ${when}`,
  duration: "Dauer",
  durations: { 1: "1 Stunde", 8: "8 Stunden", 24: "1 Tag", 72: "3 Tage", 168: "1 Woche" },
  letIn: "Support hereinlassen",
  prolong: "Dauer ändern",
  endAccess: "Zugang beenden",
  endTitle: "Zugang für den Support beenden?",
  endMessage: "Support-Mitarbeiter, die hier angemeldet sind, werden sofort abgemeldet.",
  ownerOnly: "Das kann nur ein Inhaber ändern.",
  purpose: "Fragen Sie die Betreiber dieser Installation.",
  conversation: "Nachrichten",
  conversationHint:
    "Der Support bekommt jede Nachricht per E-Mail. Er antwortet per E-Mail oder hier, solange Sie ihn hereinlassen.",
  emptyTitle: "Noch keine Nachrichten",
  emptyHint: "Beschreiben Sie, was Sie tun wollten und was stattdessen geschah.",
  write: "An den Support schreiben",
  writeHint: "Ein Bildschirmfoto hilft. Senden Sie nie Passwörter.",
  answer: "Antwort",
  answerHint: "Wer gefragt hat, bekommt eine Benachrichtigung.",
  send: "Senden",
  addFile: "Datei hinzufügen",
  filesHint: "JPEG, PNG oder PDF, bis zu 5 Dateien und zusammen 5\u00a0MB.",
  allMessages: "Alle Nachrichten mit dem Support",
  fromSupport: "Support",
  unavailable: "Diese Installation hat kein Support-Team, niemand bekäme Ihre Nachricht. Fragen Sie den Administrator.",
  removeFile: (name) => `${name} entfernen`,
  download: (name) => `${name} herunterladen`,
  kilobytes: (size) => `${size} kB`,
};

export default messages;
