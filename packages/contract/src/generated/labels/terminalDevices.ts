// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
/** Names of fields and values, by language. */
export const labels = {
  en: () => import("./terminalDevices/en.json", { with: { type: "json" } }),
  uk: () => import("./terminalDevices/uk.json", { with: { type: "json" } }),
  ru: () => import("./terminalDevices/ru.json", { with: { type: "json" } }),
  de: () => import("./terminalDevices/de.json", { with: { type: "json" } }),
  fr: () => import("./terminalDevices/fr.json", { with: { type: "json" } }),
};
