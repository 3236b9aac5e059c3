// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
/** Names of fields and values, by language. */
export const labels = {
  en: () => import("./identification/en.json", { with: { type: "json" } }),
  uk: () => import("./identification/uk.json", { with: { type: "json" } }),
  ru: () => import("./identification/ru.json", { with: { type: "json" } }),
  de: () => import("./identification/de.json", { with: { type: "json" } }),
  fr: () => import("./identification/fr.json", { with: { type: "json" } }),
};
