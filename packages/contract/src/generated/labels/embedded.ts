// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
/** Names of fields and values, by language. */
export const labels = {
  en: () => import("./embedded/en.json", { with: { type: "json" } }),
  uk: () => import("./embedded/uk.json", { with: { type: "json" } }),
  ru: () => import("./embedded/ru.json", { with: { type: "json" } }),
  de: () => import("./embedded/de.json", { with: { type: "json" } }),
  fr: () => import("./embedded/fr.json", { with: { type: "json" } }),
};
