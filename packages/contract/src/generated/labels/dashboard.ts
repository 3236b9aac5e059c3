// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
/** Names of fields and values, by language. */
export const labels = {
  en: () => import("./dashboard/en.json", { with: { type: "json" } }),
  uk: () => import("./dashboard/uk.json", { with: { type: "json" } }),
  ru: () => import("./dashboard/ru.json", { with: { type: "json" } }),
  de: () => import("./dashboard/de.json", { with: { type: "json" } }),
  fr: () => import("./dashboard/fr.json", { with: { type: "json" } }),
};
