// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
/** Names of fields and values, by language. */
export const labels = {
  en: () => import("./deliveries/en.json", { with: { type: "json" } }),
  uk: () => import("./deliveries/uk.json", { with: { type: "json" } }),
  ru: () => import("./deliveries/ru.json", { with: { type: "json" } }),
  de: () => import("./deliveries/de.json", { with: { type: "json" } }),
  fr: () => import("./deliveries/fr.json", { with: { type: "json" } }),
};
