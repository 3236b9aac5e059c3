import type { AccountMessages } from "./en.ts";

const messages: AccountMessages = {
  accounts: "Comptes clients",
  balances: "Soldes des comptes",
  hint: "Argent prépayé, articles et tampons.",
  none: "Pas encore de comptes",
  give: "Ajouter un compte",
  account: "Compte",
  balance: "Solde",
  held: "Réservé",
  available: "Disponible",
  unlimited: "Sans limite",
  low: "Bas",
  last: "Dernier mouvement",
  noneToGive: {
    retail: "Aucun compte à ajouter. Créez-en d’abord un dans les réglages.",
    corporate: "Aucun compte d’entreprise cliente à ajouter. Créez-en d’abord un dans les réglages.",
  },
};
export default messages;
