import type { MailboxMessages } from "./en.ts";

const messages: MailboxMessages = {
  title: "Postfach",
  purpose:
    "Dieser Server hat keine Mail-Einstellungen, daher bleiben seine E-Mails hier. Außerhalb dieses Rechners kann sie niemand lesen.",
  empty: "Ausgehende E-Mails erscheinen hier",
  to: "An",
  refresh: "Aktualisieren",
};

export default messages;
