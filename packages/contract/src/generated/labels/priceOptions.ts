// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
/** Names of fields and values, by language. */
export const labels = {
  en: () => import("./priceOptions/en.json", { with: { type: "json" } }),
  uk: () => import("./priceOptions/uk.json", { with: { type: "json" } }),
  ru: () => import("./priceOptions/ru.json", { with: { type: "json" } }),
  de: () => import("./priceOptions/de.json", { with: { type: "json" } }),
  fr: () => import("./priceOptions/fr.json", { with: { type: "json" } }),
};
