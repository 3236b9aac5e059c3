// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
/** Names of fields and values, by language. */
export const labels = {
  en: () => import("./goods/en.ts"),
  uk: () => import("./goods/uk.ts"),
  ru: () => import("./goods/ru.ts"),
  de: () => import("./goods/de.ts"),
  fr: () => import("./goods/fr.ts"),
};
