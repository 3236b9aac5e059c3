// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
/** Names of fields and values, by language. */
export const labels = {
  en: () => import("./business/en.json", { with: { type: "json" } }),
  uk: () => import("./business/uk.json", { with: { type: "json" } }),
  ru: () => import("./business/ru.json", { with: { type: "json" } }),
  de: () => import("./business/de.json", { with: { type: "json" } }),
  fr: () => import("./business/fr.json", { with: { type: "json" } }),
};
