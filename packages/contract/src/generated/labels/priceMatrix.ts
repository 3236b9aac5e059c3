// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
/** Names of fields and values, by language. */
export const labels = {
  en: () => import("./priceMatrix/en.json", { with: { type: "json" } }),
  uk: () => import("./priceMatrix/uk.json", { with: { type: "json" } }),
  ru: () => import("./priceMatrix/ru.json", { with: { type: "json" } }),
  de: () => import("./priceMatrix/de.json", { with: { type: "json" } }),
  fr: () => import("./priceMatrix/fr.json", { with: { type: "json" } }),
};
