// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
/** Names of fields and values, by language. */
export const labels = {
  en: () => import("./rules/en.ts"),
  uk: () => import("./rules/uk.ts"),
  ru: () => import("./rules/ru.ts"),
  de: () => import("./rules/de.ts"),
  fr: () => import("./rules/fr.ts"),
};
