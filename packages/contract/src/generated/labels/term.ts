// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
/** Names of fields and values, by language. */
export const labels = {
  en: () => import("./term/en.ts"),
  uk: () => import("./term/uk.ts"),
  ru: () => import("./term/ru.ts"),
  de: () => import("./term/de.ts"),
  fr: () => import("./term/fr.ts"),
};
