import type { ShiftsMessages } from "./en.ts";

const messages: ShiftsMessages = {
  purpose: "Wer mit welcher Kasse gearbeitet hat und ob die Zählung stimmte.",
  emptyTitle: "Noch keine Schichten",
  emptyHint: "Öffnen Sie die erste an der Kasse: Schicht → Schicht öffnen.",
  period: "Geöffnet",
  yes: "Nur mit Differenz",
  no: "Alle",
  title: (number: string, till: string) => `Schicht ${number} · ${till}`,
  printX: "X-Bericht",
  printZ: "Z-Bericht",
  facts: "Schicht",
  closeHere: "Von hier aus schließen",
  closeHint: "Die Kasse hat danach keine offene Schicht. Beim nächsten Verkauf wird dort eine neue geöffnet.",
  countedHint: "Leer lassen, wenn die Kasse nicht gezählt wurde. Der Z-Bericht sagt es dann.",
  reason: "Grund",
  close: "Schicht schließen",
  noMovements: "Nichts wurde ein- oder ausgezahlt.",
  counted: (value: string, count: string) => `${count} × ${value}`,
};
export default messages;
