import type { AuditMessages } from "./en.ts";

const messages: AuditMessages = {
  purpose: "Wer was wann und von wo geändert hat. Einträge werden nie verändert.",
  details: "Einzelheiten",
  open: "Öffnen",
  emptyTitle: "Änderungen erscheinen hier, sobald jemand etwas ändert",
  noChanges: "Dieser Aufruf nennt keine Felder.",
};
export default messages;
