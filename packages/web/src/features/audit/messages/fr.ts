import type { AuditMessages } from "./en.ts";

const messages: AuditMessages = {
  purpose: "Qui a modifié quoi, quand et d’où. Les entrées ne sont pas modifiables.",
  details: "Détails",
  open: "Ouvrir la fiche",
  emptyTitle: "Aucune modification pour l’instant",
  noChanges: "Aucun champ n’a été modifié.",
  calls: {
    "auth.token": "Connexion",
    "auth.signOut": "Déconnexion",
    "auth.switchBusiness": "Changement d’entreprise",
    "notifications.read": "Notifications lues",
    "term.openTill": "Ouverture de caisse",
    "term.accountPin": "Code PIN de paiement envoyé",
  },
};
export default messages;
