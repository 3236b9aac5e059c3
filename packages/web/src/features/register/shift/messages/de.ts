import type { TillShiftMessages } from "./en.ts";

const messages: TillShiftMessages = {
  shift: "Schicht",
  closedTitle: "Keine Schicht offen",
  openHint: "Zählen Sie vor dem ersten Verkauf, was in der Kasse liegt.",
  open: "Schicht öffnen",
  openTitle: (number: string) => `Schicht ${number}`,
  since: (time: string) => `Offen seit ${time}`,
  putIn: "Einzahlen",
  takeOut: "Auszahlen",
  amount: "Betrag",
  reason: "Grund",
  reasonHint: "Zum Beispiel Wechselgeld von der Bank oder Bargeld in den Tresor.",
  count: "Zählen und schließen",
  countHint: "Zählen Sie alle Scheine und Münzen in der Kasse, auch das Wechselgeld.",
  byNotes: "Nach Scheinen und Münzen",
  bySum: "Als Summe",
  pieces: (value: string) => `Anzahl ${value}`,
  note: "Kommentar",
  close: "Schicht schließen",
  closed: "Schicht geschlossen",
  printX: "X-Bericht drucken",
  printZ: "Z-Bericht drucken",
  printLast: "Letzten Z-Bericht drucken",
  done: "Fertig",
};
export default messages;
