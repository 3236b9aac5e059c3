import type { MailboxMessages } from "./en.ts";

const messages: MailboxMessages = {
  title: "Messagerie",
  purpose:
    "L’envoi d’e-mails n’est pas configuré sur ce serveur : ils restent donc ici. On ne peut les lire que sur cet ordinateur.",
  empty: "Les e-mails sortants apparaissent ici",
  to: "À",
  refresh: "Actualiser",
};

export default messages;
