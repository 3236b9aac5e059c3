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
  noMovements: "Nichts wurde ein- oder ausgezahlt.",
  counted: (value: string, count: string) => `${count} × ${value}`,
};
export default messages;
