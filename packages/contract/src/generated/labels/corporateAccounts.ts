// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
/** Names of fields and values, by language. */
export const labels = {
  en: () => import("./corporateAccounts/en.json", { with: { type: "json" } }),
  uk: () => import("./corporateAccounts/uk.json", { with: { type: "json" } }),
  ru: () => import("./corporateAccounts/ru.json", { with: { type: "json" } }),
  de: () => import("./corporateAccounts/de.json", { with: { type: "json" } }),
  fr: () => import("./corporateAccounts/fr.json", { with: { type: "json" } }),
};
