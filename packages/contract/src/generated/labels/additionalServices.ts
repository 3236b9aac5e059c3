// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
/** Names of fields and values, by language. */
export const labels = {
  en: () => import("./additionalServices/en.json", { with: { type: "json" } }),
  uk: () => import("./additionalServices/uk.json", { with: { type: "json" } }),
  ru: () => import("./additionalServices/ru.json", { with: { type: "json" } }),
  de: () => import("./additionalServices/de.json", { with: { type: "json" } }),
  fr: () => import("./additionalServices/fr.json", { with: { type: "json" } }),
};
