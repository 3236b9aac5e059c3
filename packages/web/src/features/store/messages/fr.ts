import type { PublicStoreMessages } from "./en.ts";

const messages: PublicStoreMessages = {
  open: "Ouvert maintenant",
  closed: "Fermé maintenant",
  hours: "Horaires d’ouverture",
  closedDay: "Fermé",
  delivery: "Livraison",
  free: "Gratuit",
  minimum: "Commande minimale",
  payment: "Paiement",
  app: "Notre application",
  services: "Services complémentaires",
  always: "dans chaque commande",
  terms: "Conditions de vente",
  goods: "Articles",
  other: "Autres articles",
  points: "Retrait",
  chooseDay: "Vous choisissez le jour.",
  chooseTime: "Vous choisissez l’heure.",
  chooseBoth: "Vous choisissez le jour et l’heure.",
  from: (amount) => `à partir de ${amount}`,
};

export default messages;
