// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
/** Names of fields and values, by language. */
export const labels = {
  en: () => import("./auth/en.json", { with: { type: "json" } }),
  uk: () => import("./auth/uk.json", { with: { type: "json" } }),
  ru: () => import("./auth/ru.json", { with: { type: "json" } }),
  de: () => import("./auth/de.json", { with: { type: "json" } }),
  fr: () => import("./auth/fr.json", { with: { type: "json" } }),
};
