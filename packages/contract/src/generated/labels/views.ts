// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
/** Names of fields and values, by language. */
export const labels = {
  en: () => import("./views/en.ts"),
  uk: () => import("./views/uk.ts"),
  ru: () => import("./views/ru.ts"),
  de: () => import("./views/de.ts"),
  fr: () => import("./views/fr.ts"),
};
