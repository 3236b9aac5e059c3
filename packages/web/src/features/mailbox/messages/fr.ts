import type { MailboxMessages } from "./en.ts";

const messages: MailboxMessages = {
  title: "Messagerie",
  purpose:
    "Ce serveur n’a pas de réglages d’e-mail, ses e-mails restent donc ici. Personne hors de cette machine ne peut les lire.",
  empty: "Les e-mails sortants apparaissent ici",
  to: "À",
  refresh: "Actualiser",
};

export default messages;
