// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
/** Names of fields and values, by language. */
export const labels = {
  en: () => import("./platform/en.json", { with: { type: "json" } }),
  uk: () => import("./platform/uk.json", { with: { type: "json" } }),
  ru: () => import("./platform/ru.json", { with: { type: "json" } }),
  de: () => import("./platform/de.json", { with: { type: "json" } }),
  fr: () => import("./platform/fr.json", { with: { type: "json" } }),
};
