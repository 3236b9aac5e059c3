// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
/** Names of fields and values, by language. */
export const labels = {
  en: () => import("./corporateAccounts/en.ts"),
  uk: () => import("./corporateAccounts/uk.ts"),
  ru: () => import("./corporateAccounts/ru.ts"),
  de: () => import("./corporateAccounts/de.ts"),
  fr: () => import("./corporateAccounts/fr.ts"),
};
