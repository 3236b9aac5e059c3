import type { AuditMessages } from "./en.ts";

const messages: AuditMessages = {
  purpose: "Wer was wann und von wo geändert hat. Einträge lassen sich nicht bearbeiten.",
  details: "Einzelheiten",
  open: "Datensatz öffnen",
  emptyTitle: "Noch keine Änderungen",
  noChanges: "Es wurden keine Felder geändert.",
};
export default messages;
