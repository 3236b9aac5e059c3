// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
/** Names of fields and values, by language. */
export const labels = {
  en: () => import("./views/en.json", { with: { type: "json" } }),
  uk: () => import("./views/uk.json", { with: { type: "json" } }),
  ru: () => import("./views/ru.json", { with: { type: "json" } }),
  de: () => import("./views/de.json", { with: { type: "json" } }),
  fr: () => import("./views/fr.json", { with: { type: "json" } }),
};
