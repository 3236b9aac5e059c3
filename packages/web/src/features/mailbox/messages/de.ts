import type { MailboxMessages } from "./en.ts";

const messages: MailboxMessages = {
  title: "Postfach",
  purpose:
    "Auf diesem Server ist kein E-Mail-Versand eingerichtet, daher bleiben E-Mails hier. Lesen kann sie nur, wer an diesem Rechner sitzt.",
  empty: "Ausgehende E-Mails erscheinen hier",
  to: "An",
  refresh: "Aktualisieren",
};

export default messages;
