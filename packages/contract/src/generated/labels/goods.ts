// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
/** Names of fields and values, by language. */
export const labels = {
  en: () => import("./goods/en.json", { with: { type: "json" } }),
  uk: () => import("./goods/uk.json", { with: { type: "json" } }),
  ru: () => import("./goods/ru.json", { with: { type: "json" } }),
  de: () => import("./goods/de.json", { with: { type: "json" } }),
  fr: () => import("./goods/fr.json", { with: { type: "json" } }),
};
