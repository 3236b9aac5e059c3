// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
/** Names of fields and values, by language. */
export const labels = {
  en: () => import("./search/en.json", { with: { type: "json" } }),
  uk: () => import("./search/uk.json", { with: { type: "json" } }),
  ru: () => import("./search/ru.json", { with: { type: "json" } }),
  de: () => import("./search/de.json", { with: { type: "json" } }),
  fr: () => import("./search/fr.json", { with: { type: "json" } }),
};
