// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
/** Names of fields and values, by language. */
export const labels = {
  en: () => import("./customerChats/en.json", { with: { type: "json" } }),
  uk: () => import("./customerChats/uk.json", { with: { type: "json" } }),
  ru: () => import("./customerChats/ru.json", { with: { type: "json" } }),
  de: () => import("./customerChats/de.json", { with: { type: "json" } }),
  fr: () => import("./customerChats/fr.json", { with: { type: "json" } }),
};
