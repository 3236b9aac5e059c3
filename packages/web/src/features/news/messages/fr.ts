import type { NewsMessages } from "./en.ts";

const messages: NewsMessages = {
  purpose: "Offres et annonces sur les reçus de vos clients.",
  add: "Ajouter une actualité",
  emptyTitle: "Annoncez quelque chose à vos clients",
  emptyHint: "Une offre, un nouveau magasin ou d’autres horaires : vos clients le voient sous leur reçu.",
  general: "Général",
  generalHint: "Le nom n’est visible que par vous et votre équipe.",
  text: "Ce que voient les clients",
  textHint: "Chaque client lit dans sa langue ; si elle manque, dans la langue principale du programme.",
  period: "Quand elle est affichée",
  periodHint: "Dans le fuseau horaire du programme.",
  current: "En cours",
  notCurrent: "Pas en cours",
  hints: {
    pos_ids: "Laissez vide pour l’afficher dans tous les points de vente.",
    date_from: "Laissez vide pour l’afficher dès maintenant.",
    date_to: "Laissez vide pour l’afficher sans fin.",
    priority: "Les actualités de plus haute priorité viennent en premier.",
    active: "Les clients ne voient que les actualités actives.",
  },
  photoHint: "JPEG ou PNG, jusqu’à 10 Mo.",
  photoAlt: "Photo de l’actualité",
};
export default messages;
