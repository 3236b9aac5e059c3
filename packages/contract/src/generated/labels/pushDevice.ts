// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
/** Names of fields and values, by language. */
export const labels = {
  en: () => import("./pushDevice/en.json", { with: { type: "json" } }),
  uk: () => import("./pushDevice/uk.json", { with: { type: "json" } }),
  ru: () => import("./pushDevice/ru.json", { with: { type: "json" } }),
  de: () => import("./pushDevice/de.json", { with: { type: "json" } }),
  fr: () => import("./pushDevice/fr.json", { with: { type: "json" } }),
};
