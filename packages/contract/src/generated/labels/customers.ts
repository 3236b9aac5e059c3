// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
/** Names of fields and values, by language. */
export const labels = {
  en: () => import("./customers/en.json", { with: { type: "json" } }),
  uk: () => import("./customers/uk.json", { with: { type: "json" } }),
  ru: () => import("./customers/ru.json", { with: { type: "json" } }),
  de: () => import("./customers/de.json", { with: { type: "json" } }),
  fr: () => import("./customers/fr.json", { with: { type: "json" } }),
};
