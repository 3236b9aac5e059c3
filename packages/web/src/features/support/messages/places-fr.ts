import type { PlaceRequestMessages } from "./places-en.ts";

const messages: PlaceRequestMessages = {
  purpose: "Points de vente que les entreprises souhaitent montrer aux clients.",
  show: "Afficher",
  emptyTitle: "Aucune demande",
  emptyHint: "Vous recevez un e-mail quand une entreprise demande une publication.",
  allow: "Accepter",
  reject: "Refuser",
  remove: "Retirer de l’annuaire",
  cancel: "Annuler",
  previous: "Page précédente",
  next: "Page suivante",
  list: "Publications",
  noAddress: "Sans adresse",
  directory: "Ouvrir l’annuaire",
  to: "Voir les demandes",
  section: "Annuaire public",
  sectionHint: "Les entreprises demandent la publication de leurs points de vente. Vous acceptez ou refusez.",
  hints: { reason: "L’entreprise le lira\u00a0: indiquez ce qu’il faut corriger." },
};

export default messages;
