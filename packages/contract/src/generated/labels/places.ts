// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
/** Names of fields and values, by language. */
export const labels = {
  en: () => import("./places/en.json", { with: { type: "json" } }),
  uk: () => import("./places/uk.json", { with: { type: "json" } }),
  ru: () => import("./places/ru.json", { with: { type: "json" } }),
  de: () => import("./places/de.json", { with: { type: "json" } }),
  fr: () => import("./places/fr.json", { with: { type: "json" } }),
};
