// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
/** Names of fields and values, by language. */
export const labels = {
  en: () => import("./offline/en.json", { with: { type: "json" } }),
  uk: () => import("./offline/uk.json", { with: { type: "json" } }),
  ru: () => import("./offline/ru.json", { with: { type: "json" } }),
  de: () => import("./offline/de.json", { with: { type: "json" } }),
  fr: () => import("./offline/fr.json", { with: { type: "json" } }),
};
