// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
/** Names of fields and values, by language. */
export const labels = {
  en: () => import("./secondFactor/en.json", { with: { type: "json" } }),
  uk: () => import("./secondFactor/uk.json", { with: { type: "json" } }),
  ru: () => import("./secondFactor/ru.json", { with: { type: "json" } }),
  de: () => import("./secondFactor/de.json", { with: { type: "json" } }),
  fr: () => import("./secondFactor/fr.json", { with: { type: "json" } }),
};
