import type { AuditMessages } from "./en.ts";

const messages: AuditMessages = {
  title: "Änderungsprotokoll",
  purpose: "Wer was wann und von wo geändert hat. Einträge werden nie verändert.",
  when: "Wann",
  who: "Wer",
  what: "Was",
  action: "Vorgang",
  changes: "Änderungen",
  address: "Adresse",
  call: "Aufruf",
  request: "Anfrage-ID",
  details: "Einzelheiten",
  open: "Öffnen",
  dateFrom: "Ab Tag",
  dateTo: "Bis Tag",
  emptyTitle: "Änderungen erscheinen hier, sobald jemand etwas ändert",
  noChanges: "Dieser Aufruf nennt keine Felder.",
};
export default messages;
