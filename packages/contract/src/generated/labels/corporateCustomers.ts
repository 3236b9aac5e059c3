// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
/** Names of fields and values, by language. */
export const labels = {
  en: () => import("./corporateCustomers/en.json", { with: { type: "json" } }),
  uk: () => import("./corporateCustomers/uk.json", { with: { type: "json" } }),
  ru: () => import("./corporateCustomers/ru.json", { with: { type: "json" } }),
  de: () => import("./corporateCustomers/de.json", { with: { type: "json" } }),
  fr: () => import("./corporateCustomers/fr.json", { with: { type: "json" } }),
};
