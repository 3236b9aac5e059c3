// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
/** Names of fields and values, by language. */
export const labels = {
  en: () => import("./cardCategoryRules/en.json", { with: { type: "json" } }),
  uk: () => import("./cardCategoryRules/uk.json", { with: { type: "json" } }),
  ru: () => import("./cardCategoryRules/ru.json", { with: { type: "json" } }),
  de: () => import("./cardCategoryRules/de.json", { with: { type: "json" } }),
  fr: () => import("./cardCategoryRules/fr.json", { with: { type: "json" } }),
};
