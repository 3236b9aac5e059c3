// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
/** Names of fields and values, by language. */
export const labels = {
  en: () => import("./dashboard/en.ts"),
  uk: () => import("./dashboard/uk.ts"),
  ru: () => import("./dashboard/ru.ts"),
  de: () => import("./dashboard/de.ts"),
  fr: () => import("./dashboard/fr.ts"),
};
