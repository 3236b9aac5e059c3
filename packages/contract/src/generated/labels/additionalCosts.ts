// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
/** Names of fields and values, by language. */
export const labels = {
  en: () => import("./additionalCosts/en.json", { with: { type: "json" } }),
  uk: () => import("./additionalCosts/uk.json", { with: { type: "json" } }),
  ru: () => import("./additionalCosts/ru.json", { with: { type: "json" } }),
  de: () => import("./additionalCosts/de.json", { with: { type: "json" } }),
  fr: () => import("./additionalCosts/fr.json", { with: { type: "json" } }),
};
