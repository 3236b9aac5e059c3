// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
/** Names of fields and values, by language. */
export const labels = {
  en: () => import("./search/en.ts"),
  uk: () => import("./search/uk.ts"),
  ru: () => import("./search/ru.ts"),
  de: () => import("./search/de.ts"),
  fr: () => import("./search/fr.ts"),
};
