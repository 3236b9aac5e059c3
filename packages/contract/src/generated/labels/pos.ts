// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
/** Names of fields and values, by language. */
export const labels = {
  en: () => import("./pos/en.json", { with: { type: "json" } }),
  uk: () => import("./pos/uk.json", { with: { type: "json" } }),
  ru: () => import("./pos/ru.json", { with: { type: "json" } }),
  de: () => import("./pos/de.json", { with: { type: "json" } }),
  fr: () => import("./pos/fr.json", { with: { type: "json" } }),
};
