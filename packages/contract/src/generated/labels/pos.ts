// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
/** Names of fields and values, by language. */
export const labels = {
  en: () => import("./pos/en.ts"),
  uk: () => import("./pos/uk.ts"),
  ru: () => import("./pos/ru.ts"),
  de: () => import("./pos/de.ts"),
  fr: () => import("./pos/fr.ts"),
};
