// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
/** Names of fields and values, by language. */
export const labels = {
  en: () => import("./corporateCustomers/en.ts"),
  uk: () => import("./corporateCustomers/uk.ts"),
  ru: () => import("./corporateCustomers/ru.ts"),
  de: () => import("./corporateCustomers/de.ts"),
  fr: () => import("./corporateCustomers/fr.ts"),
};
