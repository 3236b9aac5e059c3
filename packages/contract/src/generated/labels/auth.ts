// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
/** Names of fields and values, by language. */
export const labels = {
  en: () => import("./auth/en.ts"),
  uk: () => import("./auth/uk.ts"),
  ru: () => import("./auth/ru.ts"),
  de: () => import("./auth/de.ts"),
  fr: () => import("./auth/fr.ts"),
};
