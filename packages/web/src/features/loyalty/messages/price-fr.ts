import type { PriceMessages } from "./price-en.ts";

const messages: PriceMessages = {
  title: "Prix",
  tabSettings: "Paramètres",
  paidWith: "Payé avec",
  inCurrency: (code) => `Paiement en ${code}`,
  fromAccount: (title) => `Compte client ${title}`,
  allGoods: "Tous les articles",
  goods: "Articles",
  goodsHint:
    "Un article, ou une catégorie d’articles avec ses sous-catégories. Laissez les deux vides pour tous les articles. Le prix le plus précis l’emporte.",
  price: "Prix",
  priceHint: "Le prix à payer, ou un changement du prix habituel : −10 le baisse de 10 de la devise, ou de 10 %.",
  when: "Période",
  whenHint: "Les deux jours sont compris, dans le fuseau horaire du point de vente.",
  add: "Ajouter un prix spécial",
  emptyTitle: "Donnez à cette catégorie ses propres prix",
  emptyHint: "Les clients de cette catégorie les paient à la caisse, et le reçu les explique.",
  hints: {
    level:
      "Un groupe de prix peut contenir des taxes et un terminal ajouter une commission. Sans les deux, ces prix sont les mêmes.",
    date_from: "Laissez vide pour commencer maintenant.",
    date_to: "Laissez vide s’il n’y a pas de fin.",
  },
  days(from, to) {
    const parts = [from && `à partir du ${from}`, to && `jusqu’au ${to}`].filter(Boolean);
    return parts.join(" ") || "Toujours";
  },
  remove: "Supprimer le prix spécial",
  removeTitle: (name) => `Supprimer le prix pour « ${name} » ?`,
  removeMessage: "Les ventes passées le gardent.",
  removed: "Prix spécial supprimé",
};
export default messages;
