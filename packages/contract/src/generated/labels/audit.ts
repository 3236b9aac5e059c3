// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
/** Names of fields and values, by language. */
export const labels = {
  en: () => import("./audit/en.ts"),
  uk: () => import("./audit/uk.ts"),
  ru: () => import("./audit/ru.ts"),
  de: () => import("./audit/de.ts"),
  fr: () => import("./audit/fr.ts"),
};
