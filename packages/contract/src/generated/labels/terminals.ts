// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
/** Names of fields and values, by language. */
export const labels = {
  en: () => import("./terminals/en.json", { with: { type: "json" } }),
  uk: () => import("./terminals/uk.json", { with: { type: "json" } }),
  ru: () => import("./terminals/ru.json", { with: { type: "json" } }),
  de: () => import("./terminals/de.json", { with: { type: "json" } }),
  fr: () => import("./terminals/fr.json", { with: { type: "json" } }),
};
