// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
/** Names of fields and values, by language. */
export const labels = {
  en: () => import("./customerAccounts/en.ts"),
  uk: () => import("./customerAccounts/uk.ts"),
  ru: () => import("./customerAccounts/ru.ts"),
  de: () => import("./customerAccounts/de.ts"),
  fr: () => import("./customerAccounts/fr.ts"),
};
