// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
/** Names of fields and values, by language. */
export const labels = {
  en: () => import("./customers/en.ts"),
  uk: () => import("./customers/uk.ts"),
  ru: () => import("./customers/ru.ts"),
  de: () => import("./customers/de.ts"),
  fr: () => import("./customers/fr.ts"),
};
