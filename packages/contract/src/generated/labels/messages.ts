// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
/** Names of fields and values, by language. */
export const labels = {
  en: () => import("./messages/en.json", { with: { type: "json" } }),
  uk: () => import("./messages/uk.json", { with: { type: "json" } }),
  ru: () => import("./messages/ru.json", { with: { type: "json" } }),
  de: () => import("./messages/de.json", { with: { type: "json" } }),
  fr: () => import("./messages/fr.json", { with: { type: "json" } }),
};
