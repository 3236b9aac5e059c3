// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
/** Names of fields and values, by language. */
export const labels = {
  en: () => import("./readerPayments/en.json", { with: { type: "json" } }),
  uk: () => import("./readerPayments/uk.json", { with: { type: "json" } }),
  ru: () => import("./readerPayments/ru.json", { with: { type: "json" } }),
  de: () => import("./readerPayments/de.json", { with: { type: "json" } }),
  fr: () => import("./readerPayments/fr.json", { with: { type: "json" } }),
};
