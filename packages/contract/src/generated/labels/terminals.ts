// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
/** Names of fields and values, by language. */
export const labels = {
  en: () => import("./terminals/en.ts"),
  uk: () => import("./terminals/uk.ts"),
  ru: () => import("./terminals/ru.ts"),
  de: () => import("./terminals/de.ts"),
  fr: () => import("./terminals/fr.ts"),
};
