import type { MailboxMessages } from "./en.ts";

const messages: MailboxMessages = {
  title: "Boîte aux lettres",
  purpose:
    "Ce serveur n’a pas de réglages d’e-mail, ses lettres restent donc ici. Personne hors de cette machine ne peut les lire.",
  empty: "Les lettres à envoyer apparaîtront ici",
  to: "À",
  refresh: "Actualiser",
};

export default messages;
