// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
/** Names of fields and values, by language. */
export const labels = {
  en: () => import("./news/en.ts"),
  uk: () => import("./news/uk.ts"),
  ru: () => import("./news/ru.ts"),
  de: () => import("./news/de.ts"),
  fr: () => import("./news/fr.ts"),
};
