import type { PosMessages } from "./en.ts";

const messages: PosMessages = {
  purpose: "Les lieux où se trouvent vos terminaux : magasins, stations, camions-citernes, boutiques en ligne.",
  add: "Ajouter un point de vente",
  emptyTitle: "Ajoutez le premier lieu où vous vendez",
  emptyHint: "Les terminaux, les horaires et les prix dépendent d’un point de vente.",
  tabs: "Sections de ce point de vente",
  tabSettings: "Réglages",
  general: "Général",
  generalHint: "Le nom est pour vous et votre équipe ; les clients voient le nom public.",
  hints: {
    public_title: "Dans l’application de vos clients et sur les tickets. Vide : le nom ci-dessus.",
    latitude: "En degrés, par exemple 50,450100.",
    priority: "Les plus élevées viennent en premier dans les listes de lieux.",
  },
  place: "Lieu",
  placeHint: "Les jours, heures creuses et rapports de ce lieu suivent son fuseau horaire.",
  contact: "Contact",
  contactHint: "Visible par les clients.",
  work: "Fonctionnement",
  workHint: "Un lieu désactivé ne vend rien et reste masqué aux clients.",
  active: "Ce lieu est ouvert",
  activeLocked: "Désactivez d’abord ses terminaux.",
  photoHint: "JPEG ou PNG, 10 Mo au plus. Les clients la voient à côté du nom.",
  photoAlt: "Photo du point de vente",
  referencesHint: "Votre site et vos pages sociales, présentés aux clients avec ce lieu.",
  addReference: "Ajouter un lien",
  removeReference: "Supprimer le lien",
  noReferences: "Aucun lien pour l’instant",
  noTerminals: "Aucun terminal ici pour l’instant",
};

export default messages;
