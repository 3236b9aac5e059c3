import type { RecipientsMessages } from "./en.ts";

const messages: RecipientsMessages = {
  eventHints: {
    "daily-report": "Les ventes de la veille, à l’heure choisie ci-dessous.",
    refund: "Une vente a été annulée et son montant rendu.",
    "account-low": "Un compte client est passé sous son solde minimal.",
    "till-opened": "Quelqu’un a ouvert une caisse.",
    "mailing-done": "Tous les messages d’un envoi groupé sont partis.",
    "spending-limit": "Un message a été retenu : le plafond du mois est atteint.",
    "provider-failing": "Un service de messages ne fonctionne plus.",
    "fiscal-refused": "Une caisse a refusé un ticket fiscal.",
    "card-not-refunded":
      "Un débit dont la vente n’a pas pu être terminée, ou un remboursement que la carte n’a pas reçu.",
    "offline-conflict":
      "Une caisse a envoyé une vente hors ligne qui ne correspond plus aux prix, aux articles ou aux clients actuels.",
    "ledger-difference": "Des soldes ne correspondent pas à leurs écritures.",
    "access-changed": "Une personne a été ajoutée, suspendue, ou son accès a changé.",
    "api-key-changed": "La clé API a été créée ou supprimée.",
    "new-device": "Quelqu’un s’est connecté avec un navigateur encore jamais utilisé.",
    "support-entered": "Quelqu’un de l’assistance de cette installation est entré dans votre entreprise.",
    "listing-decided": "L’assistance a accepté ou refusé la publication d’un point de vente.",
    "support-answered": "L’assistance a répondu. La personne qui a posé la question le voit dans tous les cas.",
  },
  hints: {
    emails: "Séparez-les par des virgules.",
    phones: "Séparez-les par des virgules.",
    channels: "Personne n’est prévenu.",
  },
  ownersToo: "Les propriétaires le voient dans tous les cas.",
  seenBy: "Qui le voit dans l’application.",
  smsOff: "Ce serveur n’a pas de service de SMS : personne n’en recevra.",
};

export default messages;
