// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
/** Names of fields and values, by language. */
export const labels = {
  en: () => import("./specialAccounts/en.json", { with: { type: "json" } }),
  uk: () => import("./specialAccounts/uk.json", { with: { type: "json" } }),
  ru: () => import("./specialAccounts/ru.json", { with: { type: "json" } }),
  de: () => import("./specialAccounts/de.json", { with: { type: "json" } }),
  fr: () => import("./specialAccounts/fr.json", { with: { type: "json" } }),
};
