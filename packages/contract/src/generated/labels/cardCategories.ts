// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
/** Names of fields and values, by language. */
export const labels = {
  en: () => import("./cardCategories/en.ts"),
  uk: () => import("./cardCategories/uk.ts"),
  ru: () => import("./cardCategories/ru.ts"),
  de: () => import("./cardCategories/de.ts"),
  fr: () => import("./cardCategories/fr.ts"),
};
