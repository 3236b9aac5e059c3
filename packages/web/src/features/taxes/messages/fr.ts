import type { TaxesMessages } from "./en.ts";

const messages: TaxesMessages = {
  purpose: "Les groupes de prix choisissent parmi ces taxes et peuvent avoir leurs propres taux.",
  add: "Ajouter une taxe",
  emptyTitle: "Ajoutez la première taxe",
  emptyHint: "Sans taxe, un prix est simplement ce que paie le client.",
  perUnit: "par unité",
  isUsed: "Utilisée",
  notUsed: "Non utilisée",
  general: "Général",
  generalHint: "Le nom est pour vous ; le nom public et le numéro figurent sur les tickets.",
  calculation: "Calcul",
  calculationHint:
    "Une taxe comprise dans le prix fait partie du prix affiché, comme la TVA ou les accises. Une taxe ajoutée au ticket porte sur le montant après remises.",
  hints: {
    precision: "5,65678 % avec 2 décimales compte pour 5,66 %.",
    compound_on: "Taxes par unité ajoutées au prix avant ce pourcentage, comme la TVA sur les accises.",
  },
  work: "Statut",
  workHint: "Une taxe désactivée n’est perçue nulle part.",
  remove: "Supprimer la taxe",
  removeTitle: (name) => `Supprimer la taxe « ${name} » ?`,
  removeMessage: "Elle reste sur les tickets passés.",
  removed: "Taxe supprimée",
  reportPurpose: "Ce qu’ont rapporté les taxes des ventes terminées, par jour du point de vente.",
  reportEmpty: "Aucune taxe prélevée",
  reportHint: "Chaque vente terminée avec taxe compte ici aussitôt ; une vente annulée en est retirée.",
  date: "Date",
  phone: "Téléphone du client",
  email: "E-mail du client",
  externalId: "ID externe du client",
  byItem: "Par article",
};

export default messages;
