// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
/** Names of fields and values, by language. */
export const labels = {
  en: () => import("./news/en.json", { with: { type: "json" } }),
  uk: () => import("./news/uk.json", { with: { type: "json" } }),
  ru: () => import("./news/ru.json", { with: { type: "json" } }),
  de: () => import("./news/de.json", { with: { type: "json" } }),
  fr: () => import("./news/fr.json", { with: { type: "json" } }),
};
