// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
/** Names of fields and values, by language. */
export const labels = {
  en: () => import("./staff/en.json", { with: { type: "json" } }),
  uk: () => import("./staff/uk.json", { with: { type: "json" } }),
  ru: () => import("./staff/ru.json", { with: { type: "json" } }),
  de: () => import("./staff/de.json", { with: { type: "json" } }),
  fr: () => import("./staff/fr.json", { with: { type: "json" } }),
};
