import type { CostsMessages } from "./en.ts";

const messages: CostsMessages = {
  purpose:
    "Ce que vous facturez en plus des articles. Ajoutez les suppléments ici, puis choisissez-les sur chaque terminal.",
  add: "Ajouter un supplément",
  emptyTitle: "Ajoutez le premier supplément",
  emptyHint: "Par exemple des frais de carte dans le prix, la livraison ou les pourboires.",
  perUnit: "par unité",
  atSale: "Saisi à la vente",
  isUsed: "Utilisé",
  notUsed: "Non utilisé",
  general: "Général",
  generalHint: "Les rapports et l’explication du prix affichent le nom.",
  charge: "Calcul",
  chargeHint:
    "Une commission fait partie du prix affiché. La livraison et le pourboire se saisissent à la vente ; remises, bonus et taxes n’y changent rien.",
  hints: {
    value: "Un terminal ou un article peut avoir sa propre valeur.",
    precision: "Avec 2 décimales, 5,65678 % devient 5,66 %.",
  },
  kindLocked: "Ne peut pas changer tant qu’un terminal l’utilise.",
  work: "Statut",
  workHint: "Un supplément inactif n’est pas facturé.",
  remove: "Supprimer le supplément",
  removeTitle: (name) => `Supprimer « ${name} » ?`,
  removeMessage: "Il reste dans les ventes passées.",
  removed: "Supplément supprimé",
  reportPurpose: "Suppléments des ventes terminées, par jour du point de vente.",
  reportEmpty: "Aucun supplément pour l’instant",
  reportHint: "Ils apparaissent dès qu’une vente avec supplément est terminée. Les ventes annulées sont déduites.",
  date: "Date",
  phone: "Téléphone du client",
  email: "E-mail du client",
  externalId: "Identifiant externe du client",
  byItem: "Par article",
  noItems: "La livraison et le pourboire concernent toute la vente, pas ses articles.",
};

export default messages;
