// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
/** Names of fields and values, by language. */
export const labels = {
  en: () => import("./messageSettings/en.json", { with: { type: "json" } }),
  uk: () => import("./messageSettings/uk.json", { with: { type: "json" } }),
  ru: () => import("./messageSettings/ru.json", { with: { type: "json" } }),
  de: () => import("./messageSettings/de.json", { with: { type: "json" } }),
  fr: () => import("./messageSettings/fr.json", { with: { type: "json" } }),
};
