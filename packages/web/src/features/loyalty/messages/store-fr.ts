import type { StoreMessages } from "./store-en.ts";

const messages: StoreMessages = {
  add: "Ajouter un mode de livraison",
  emptyTitle: "Ajoutez un mode de livraison",
  emptyHint:
    "Les boutiques en ligne fonctionnent dès que les clients peuvent choisir comment recevoir leur commande, par coursier ou en retrait.",
  list: "Modes de livraison",
  listHint: "Les clients de chaque boutique en ligne de ce programme en choisissent un.",
  general: "Général",
  generalHint: "Seul votre personnel voit le nom. Les clients voient le nom public et le commentaire.",
  ask: "Ce que les clients indiquent",
  askHint: "La boutique le demande lors de la commande.",
  prices: "Prix",
  pricesHint: "Selon le montant de la commande. Sans prix, la livraison est gratuite.",
  addPrice: "Ajouter un prix",
  removePrice: "Retirer le prix",
  noPrices: "Gratuit",
  status: "Statut",
  statusHint: "Un mode de livraison actif apparaît aussitôt dans les boutiques en ligne.",
  free: "Gratuit",
  store: "Boutiques en ligne",
  storeHint: "Pour chaque boutique en ligne de ce programme. Une boutique s’active à son point de vente.",
  orders: "Commandes",
  ordersHint: "Les clients le voient avant de commander.",
  addMinimum: "Ajouter un minimum",
  removeMinimum: "Retirer le minimum",
  noMinimum: "Pas de commande minimale",
  amount: "Montant",
  active: "Les boutiques en ligne sont activées",
  hints: { pos_ids: "Laissez vide pour tous les points de vente actifs du programme." },
};

export default messages;
