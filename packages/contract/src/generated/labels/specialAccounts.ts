// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
/** Names of fields and values, by language. */
export const labels = {
  en: () => import("./specialAccounts/en.ts"),
  uk: () => import("./specialAccounts/uk.ts"),
  ru: () => import("./specialAccounts/ru.ts"),
  de: () => import("./specialAccounts/de.ts"),
  fr: () => import("./specialAccounts/fr.ts"),
};
