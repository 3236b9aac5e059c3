// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
/** Names of fields and values, by language. */
export const labels = {
  en: () => import("./cardCategories/en.json", { with: { type: "json" } }),
  uk: () => import("./cardCategories/uk.json", { with: { type: "json" } }),
  ru: () => import("./cardCategories/ru.json", { with: { type: "json" } }),
  de: () => import("./cardCategories/de.json", { with: { type: "json" } }),
  fr: () => import("./cardCategories/fr.json", { with: { type: "json" } }),
};
