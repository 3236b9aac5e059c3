import type { TaxesMessages } from "./en.ts";

const messages: TaxesMessages = {
  purpose: "Ajoutez les taxes ici, puis choisissez-les dans les groupes de prix.",
  add: "Ajouter une taxe",
  emptyTitle: "Ajoutez la première taxe",
  emptyHint: "Sans taxe, le client paie le prix tel quel.",
  perUnit: "par unité",
  isUsed: "Utilisée",
  notUsed: "Non utilisée",
  general: "Général",
  generalHint: "Seul votre personnel voit le nom. Les tickets affichent le nom public et le numéro.",
  calculation: "Calcul",
  calculationHint:
    "Comprise dans le prix : fait partie du prix affiché, comme la TVA ou les accises. Ajoutée au prix : calculée sur le montant après remises.",
  hints: {
    precision: "Avec 2 décimales, 5,65678 % devient 5,66 %.",
    compound_on: "Cette taxe s’applique aussi aux taxes choisies, comme la TVA sur les accises.",
  },
  work: "Statut",
  workHint: "Une taxe inactive n’est pas perçue.",
  remove: "Supprimer la taxe",
  removeTitle: (name) => `Supprimer « ${name} » ?`,
  removeMessage: "La taxe reste sur les tickets passés.",
  removed: "Taxe supprimée",
  reportPurpose: "Taxes des ventes terminées, par jour du point de vente.",
  reportEmpty: "Aucune taxe pour l’instant",
  reportHint: "Les taxes apparaissent dès qu’une vente taxée est terminée. Les ventes annulées sont déduites.",
  date: "Date",
  phone: "Téléphone du client",
  email: "E-mail du client",
  externalId: "Identifiant externe du client",
  byItem: "Par article",
};

export default messages;
