// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
/** Names of fields and values, by language. */
export const labels = {
  en: () => import("./receipts/en.json", { with: { type: "json" } }),
  uk: () => import("./receipts/uk.json", { with: { type: "json" } }),
  ru: () => import("./receipts/ru.json", { with: { type: "json" } }),
  de: () => import("./receipts/de.json", { with: { type: "json" } }),
  fr: () => import("./receipts/fr.json", { with: { type: "json" } }),
};
