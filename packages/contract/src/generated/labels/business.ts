// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
/** Names of fields and values, by language. */
export const labels = {
  en: () => import("./business/en.ts"),
  uk: () => import("./business/uk.ts"),
  ru: () => import("./business/ru.ts"),
  de: () => import("./business/de.ts"),
  fr: () => import("./business/fr.ts"),
};
