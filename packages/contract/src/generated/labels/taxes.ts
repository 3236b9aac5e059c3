// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
/** Names of fields and values, by language. */
export const labels = {
  en: () => import("./taxes/en.ts"),
  uk: () => import("./taxes/uk.ts"),
  ru: () => import("./taxes/ru.ts"),
  de: () => import("./taxes/de.ts"),
  fr: () => import("./taxes/fr.ts"),
};
