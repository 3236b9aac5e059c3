// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
/** Names of fields and values, by language. */
export const labels = {
  en: () => import("./priceGroups/en.json", { with: { type: "json" } }),
  uk: () => import("./priceGroups/uk.json", { with: { type: "json" } }),
  ru: () => import("./priceGroups/ru.json", { with: { type: "json" } }),
  de: () => import("./priceGroups/de.json", { with: { type: "json" } }),
  fr: () => import("./priceGroups/fr.json", { with: { type: "json" } }),
};
