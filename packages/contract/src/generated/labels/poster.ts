// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
/** Names of fields and values, by language. */
export const labels = {
  en: () => import("./poster/en.json", { with: { type: "json" } }),
  uk: () => import("./poster/uk.json", { with: { type: "json" } }),
  ru: () => import("./poster/ru.json", { with: { type: "json" } }),
  de: () => import("./poster/de.json", { with: { type: "json" } }),
  fr: () => import("./poster/fr.json", { with: { type: "json" } }),
};
