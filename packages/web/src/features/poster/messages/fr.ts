import type { PosterSalesMessages } from "./en.ts";

const messages: PosterSalesMessages = {
  purpose: "Les ventes de vos caisses Poster, et ce qui empêche d’en enregistrer certaines.",
  emptyTitle: "Pas encore de ventes de Poster",
  emptyHint:
    "Connectez un terminal à l’une de vos caisses Poster pour voir ses ventes ici\u00a0: Terminal → Appareils → Poster.",
  period: "Clôturée",
  repeat: "Réessayer",
  booked: "La vente est enregistrée",
  stillNot: "La vente ne peut toujours pas être enregistrée",
  notWaiting: "Rien à connecter",
  notWaitingHint: "Recommencez dans le même onglet du navigateur\u00a0: Terminal → Appareils → Poster.",
  confirm: (account: string) => `Connecter ${account}`,
  confirmHint:
    "Poster laisse Patron lire les établissements, les caisses et les ventes de ce compte. Ne continuez que s’il est à vous.",
  connect: "Connecter",
};

export default messages;
