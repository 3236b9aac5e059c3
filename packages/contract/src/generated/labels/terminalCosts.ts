// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
/** Names of fields and values, by language. */
export const labels = {
  en: () => import("./terminalCosts/en.json", { with: { type: "json" } }),
  uk: () => import("./terminalCosts/uk.json", { with: { type: "json" } }),
  ru: () => import("./terminalCosts/ru.json", { with: { type: "json" } }),
  de: () => import("./terminalCosts/de.json", { with: { type: "json" } }),
  fr: () => import("./terminalCosts/fr.json", { with: { type: "json" } }),
};
