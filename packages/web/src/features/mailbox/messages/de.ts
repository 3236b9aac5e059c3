import type { MailboxMessages } from "./en.ts";

const messages: MailboxMessages = {
  title: "Postfach",
  purpose:
    "Dieser Server hat keine Mail-Einstellungen, daher bleiben seine Briefe hier. Außerhalb dieses Rechners kann sie niemand lesen.",
  empty: "Hier erscheinen Briefe, die versendet würden",
  to: "An",
  refresh: "Aktualisieren",
};

export default messages;
