// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
/** Names of fields and values, by language. */
export const labels = {
  en: () => import("./audit/en.json", { with: { type: "json" } }),
  uk: () => import("./audit/uk.json", { with: { type: "json" } }),
  ru: () => import("./audit/ru.json", { with: { type: "json" } }),
  de: () => import("./audit/de.json", { with: { type: "json" } }),
  fr: () => import("./audit/fr.json", { with: { type: "json" } }),
};
