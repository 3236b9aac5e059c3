// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
/** Names of fields and values, by language. */
export const labels = {
  en: () => import("./businessUser/en.json", { with: { type: "json" } }),
  uk: () => import("./businessUser/uk.json", { with: { type: "json" } }),
  ru: () => import("./businessUser/ru.json", { with: { type: "json" } }),
  de: () => import("./businessUser/de.json", { with: { type: "json" } }),
  fr: () => import("./businessUser/fr.json", { with: { type: "json" } }),
};
