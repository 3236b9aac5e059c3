import type { PosMessages } from "./en.ts";

const messages: PosMessages = {
  purpose: "Les magasins, stations, camions-citernes et boutiques en ligne où vous vendez.",
  add: "Ajouter un point de vente",
  emptyTitle: "Ajoutez votre premier point de vente",
  emptyHint: "Ajoutez ensuite les terminaux qui y vendent.",
  tabs: "Sections de ce point de vente",
  tabSettings: "Réglages",
  general: "Général",
  generalHint: "Seul votre personnel voit le nom. Les clients voient le nom public.",
  hints: {
    public_title: "Affiché dans l’application et sur les tickets. Laissez vide pour utiliser le nom.",
    latitude: "En degrés, par exemple 50,450100.",
    priority: "Les points de vente de plus haute priorité viennent en premier.",
  },
  place: "Emplacement",
  placeHint: "Les journées, heures creuses et rapports suivent ce fuseau horaire.",
  contact: "Contact",
  contactHint: "Visible par les clients.",
  work: "Statut",
  workHint: "Un point de vente inactif ne vend pas et reste masqué aux clients.",
  active: "Actif",
  activeLocked: "Désactivez d’abord ses terminaux.",
  photoHint: "JPEG ou PNG, 10 Mo au plus. Les clients la voient à côté du nom.",
  photoAlt: "Photo du point de vente",
  referencesHint: "Votre site et vos pages sociales, présentés aux clients avec ce point de vente.",
  addReference: "Ajouter un lien",
  removeReference: "Retirer le lien",
  noReferences: "Aucun lien pour l’instant",
  noTerminals: "Aucun terminal ici pour l’instant",
};

export default messages;
