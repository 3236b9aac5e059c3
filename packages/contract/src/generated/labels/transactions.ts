// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
/** Names of fields and values, by language. */
export const labels = {
  en: () => import("./transactions/en.ts"),
  uk: () => import("./transactions/uk.ts"),
  ru: () => import("./transactions/ru.ts"),
  de: () => import("./transactions/de.ts"),
  fr: () => import("./transactions/fr.ts"),
};
