// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
/** Names of fields and values, by language. */
export const labels = {
  en: () => import("./platform/en.ts"),
  uk: () => import("./platform/uk.ts"),
  ru: () => import("./platform/ru.ts"),
  de: () => import("./platform/de.ts"),
  fr: () => import("./platform/fr.ts"),
};
