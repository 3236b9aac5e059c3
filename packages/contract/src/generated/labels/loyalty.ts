// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
/** Names of fields and values, by language. */
export const labels = {
  en: () => import("./loyalty/en.ts"),
  uk: () => import("./loyalty/uk.ts"),
  ru: () => import("./loyalty/ru.ts"),
  de: () => import("./loyalty/de.ts"),
  fr: () => import("./loyalty/fr.ts"),
};
