// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
/** Names of fields and values, by language. */
export const labels = {
  en: () => import("./terminalStatuses/en.json", { with: { type: "json" } }),
  uk: () => import("./terminalStatuses/uk.json", { with: { type: "json" } }),
  ru: () => import("./terminalStatuses/ru.json", { with: { type: "json" } }),
  de: () => import("./terminalStatuses/de.json", { with: { type: "json" } }),
  fr: () => import("./terminalStatuses/fr.json", { with: { type: "json" } }),
};
