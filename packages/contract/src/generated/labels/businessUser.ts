// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
/** Names of fields and values, by language. */
export const labels = {
  en: () => import("./businessUser/en.ts"),
  uk: () => import("./businessUser/uk.ts"),
  ru: () => import("./businessUser/ru.ts"),
  de: () => import("./businessUser/de.ts"),
  fr: () => import("./businessUser/fr.ts"),
};
