// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
/** Names of fields and values, by language. */
export const labels = {
  en: () => import("./customerAccounts/en.json", { with: { type: "json" } }),
  uk: () => import("./customerAccounts/uk.json", { with: { type: "json" } }),
  ru: () => import("./customerAccounts/ru.json", { with: { type: "json" } }),
  de: () => import("./customerAccounts/de.json", { with: { type: "json" } }),
  fr: () => import("./customerAccounts/fr.json", { with: { type: "json" } }),
};
