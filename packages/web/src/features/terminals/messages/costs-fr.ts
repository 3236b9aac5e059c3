import type { TerminalCostMessages } from "./costs-en.ts";

const messages: TerminalCostMessages = {
  title: "Suppléments",
  titleHint: "Ce que ce terminal facture en plus des articles.",
  none: "Ce programme n’a pas encore de supplément.",
  add: "Ajouter un supplément",
  off: "Inactif",
  perUnit: "par unité",
  valueHint: (usual) => `Laissez vide pour ${usual}.`,
  items: "Commissions par article",
  itemsHint: "En gras : la valeur propre à l’article. Choisissez un article pour la modifier.",
  noItems: "Rien n’est encore vendu ici",
  noItemsHint: "Ajoutez d’abord des articles au programme.",
};

export default messages;
