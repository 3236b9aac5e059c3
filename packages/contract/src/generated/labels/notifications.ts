// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
/** Names of fields and values, by language. */
export const labels = {
  en: () => import("./notifications/en.json", { with: { type: "json" } }),
  uk: () => import("./notifications/uk.json", { with: { type: "json" } }),
  ru: () => import("./notifications/ru.json", { with: { type: "json" } }),
  de: () => import("./notifications/de.json", { with: { type: "json" } }),
  fr: () => import("./notifications/fr.json", { with: { type: "json" } }),
};
