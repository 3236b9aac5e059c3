// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
/** Names of fields and values, by language. */
export const labels = {
  en: () => import("./rules/en.json", { with: { type: "json" } }),
  uk: () => import("./rules/uk.json", { with: { type: "json" } }),
  ru: () => import("./rules/ru.json", { with: { type: "json" } }),
  de: () => import("./rules/de.json", { with: { type: "json" } }),
  fr: () => import("./rules/fr.json", { with: { type: "json" } }),
};
