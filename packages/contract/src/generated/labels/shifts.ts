// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
/** Names of fields and values, by language. */
export const labels = {
  en: () => import("./shifts/en.json", { with: { type: "json" } }),
  uk: () => import("./shifts/uk.json", { with: { type: "json" } }),
  ru: () => import("./shifts/ru.json", { with: { type: "json" } }),
  de: () => import("./shifts/de.json", { with: { type: "json" } }),
  fr: () => import("./shifts/fr.json", { with: { type: "json" } }),
};
