// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
/** Names of fields and values, by language. */
export const labels = {
  en: () => import("./transactions/en.json", { with: { type: "json" } }),
  uk: () => import("./transactions/uk.json", { with: { type: "json" } }),
  ru: () => import("./transactions/ru.json", { with: { type: "json" } }),
  de: () => import("./transactions/de.json", { with: { type: "json" } }),
  fr: () => import("./transactions/fr.json", { with: { type: "json" } }),
};
