import type { AuditMessages } from "./en.ts";

const messages: AuditMessages = {
  purpose: "Wer was wann und von wo geändert hat. Einträge lassen sich nicht bearbeiten.",
  details: "Einzelheiten",
  open: "Datensatz öffnen",
  emptyTitle: "Noch keine Änderungen",
  noChanges: "Es wurden keine Felder geändert.",
  calls: {
    "auth.token": "Anmeldung",
    "auth.signOut": "Abmeldung",
    "auth.switchBusiness": "Unternehmen gewechselt",
    "notifications.read": "Benachrichtigungen gelesen",
    "term.openTill": "Kasse geöffnet",
    "term.accountPin": "Zahlungs-PIN gesendet",
  },
};
export default messages;
