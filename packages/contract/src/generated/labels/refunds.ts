// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
/** Names of fields and values, by language. */
export const labels = {
  en: () => import("./refunds/en.json", { with: { type: "json" } }),
  uk: () => import("./refunds/uk.json", { with: { type: "json" } }),
  ru: () => import("./refunds/ru.json", { with: { type: "json" } }),
  de: () => import("./refunds/de.json", { with: { type: "json" } }),
  fr: () => import("./refunds/fr.json", { with: { type: "json" } }),
};
