import type { PosStoreMessages } from "./store-en.ts";

const messages: PosStoreMessages = {
  hoursTitle: "Horaires de la semaine",
  hoursHint:
    "Dans le fuseau horaire du point de vente. Une fin avant le début est le lendemain. Laissez vide si vous n’affichez pas d’horaires.",
  addHours: "Ajouter des horaires",
  removeHours: "Retirer les horaires",
  noHours: "Pas d’horaires d’ouverture",
  otherTitle: "Horaires exceptionnels",
  otherHint: "Pour les jours fériés et d’autres jours. Ils remplacent les horaires de la semaine à cette date.",
  addDate: "Ajouter une date",
  removeDate: "Retirer la date",
  noDates: "Aucune date avec d’autres horaires",
  store: "Boutique en ligne",
  storeHint:
    "Ce que les clients voient en ligne de ce point de vente : textes, horaires, articles et modes de livraison.",
  active: "Boutique en ligne activée",
  isPublic: "Cette boutique en ligne est publique",
  notPublic: "Cette boutique en ligne n’est pas encore publique",
  openStore: "Ouvrir la boutique",
  openData: "Données pour votre site",
  deliveries: "Le paiement, les conditions et les modes de livraison relèvent du programme.",
  toProgramme: "Ouvrir le programme",
  preview: "Articles de la boutique",
  previewHint: "Aux prix que les clients voient maintenant.",
};

export default messages;
