// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
/** Names of fields and values, by language. */
export const labels = {
  en: () => import("./messageConsents/en.json", { with: { type: "json" } }),
  uk: () => import("./messageConsents/uk.json", { with: { type: "json" } }),
  ru: () => import("./messageConsents/ru.json", { with: { type: "json" } }),
  de: () => import("./messageConsents/de.json", { with: { type: "json" } }),
  fr: () => import("./messageConsents/fr.json", { with: { type: "json" } }),
};
