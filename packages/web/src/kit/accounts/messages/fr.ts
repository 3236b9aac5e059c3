import type { AccountMessages } from "./en.ts";

const messages: AccountMessages = {
  accounts: "Comptes clients",
  hint: "Argent prépayé, articles et tampons.",
  none: "Pas encore de comptes.",
  give: "Donner un compte",
  account: "Compte",
  balance: "Solde",
  held: "Bloqué",
  available: "Disponible",
  unlimited: "Sans limite",
  low: "Bas",
  last: "Dernier mouvement",
  noneToGive: {
    retail: "Aucun compte ne peut être donné. Créez-en un dans les paramètres.",
    corporate: "Aucun compte pour entreprises ne peut être donné. Créez-en un dans les paramètres.",
  },
};
export default messages;
