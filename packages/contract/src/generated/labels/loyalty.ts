// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
/** Names of fields and values, by language. */
export const labels = {
  en: () => import("./loyalty/en.json", { with: { type: "json" } }),
  uk: () => import("./loyalty/uk.json", { with: { type: "json" } }),
  ru: () => import("./loyalty/ru.json", { with: { type: "json" } }),
  de: () => import("./loyalty/de.json", { with: { type: "json" } }),
  fr: () => import("./loyalty/fr.json", { with: { type: "json" } }),
};
