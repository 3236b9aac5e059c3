// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
/** Names of fields and values, by language. */
export const labels = {
  en: () => import("./embedded/en.ts"),
  uk: () => import("./embedded/uk.ts"),
  ru: () => import("./embedded/ru.ts"),
  de: () => import("./embedded/de.ts"),
  fr: () => import("./embedded/fr.ts"),
};
