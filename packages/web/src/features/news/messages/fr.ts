import type { NewsMessages } from "./en.ts";

const messages: NewsMessages = {
  purpose: "Offres et annonces sur les tickets de vos clients.",
  add: "Ajouter une actualité",
  emptyTitle: "Ajoutez votre première actualité",
  emptyHint: "Annoncez une offre, un nouveau magasin ou de nouveaux horaires sous le ticket.",
  general: "Général",
  generalHint: "Seul votre personnel voit le nom.",
  text: "Ce que voient les clients",
  textHint: "Les clients le lisent dans leur langue ; si elle manque, dans la langue principale du programme.",
  period: "Période d’affichage",
  periodHint: "Dans le fuseau horaire du programme.",
  current: "En cours",
  notCurrent: "Pas en cours",
  hints: {
    pos_ids: "Laissez vide pour l’afficher dans tous les points de vente.",
    date_from: "Laissez vide pour l’afficher dès maintenant.",
    date_to: "Laissez vide pour ne pas fixer de fin.",
    priority: "Les actualités de plus haute priorité viennent en premier.",
    active: "Les clients ne voient que les actualités actives.",
  },
  photoHint: "JPEG ou PNG, jusqu’à 10 Mo.",
  photoAlt: "Photo de l’actualité",
};
export default messages;
