// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
/** Names of fields and values, by language. */
export const labels = {
  en: () => import("./customerDevices/en.json", { with: { type: "json" } }),
  uk: () => import("./customerDevices/uk.json", { with: { type: "json" } }),
  ru: () => import("./customerDevices/ru.json", { with: { type: "json" } }),
  de: () => import("./customerDevices/de.json", { with: { type: "json" } }),
  fr: () => import("./customerDevices/fr.json", { with: { type: "json" } }),
};
