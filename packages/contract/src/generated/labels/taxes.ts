// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
/** Names of fields and values, by language. */
export const labels = {
  en: () => import("./taxes/en.json", { with: { type: "json" } }),
  uk: () => import("./taxes/uk.json", { with: { type: "json" } }),
  ru: () => import("./taxes/ru.json", { with: { type: "json" } }),
  de: () => import("./taxes/de.json", { with: { type: "json" } }),
  fr: () => import("./taxes/fr.json", { with: { type: "json" } }),
};
