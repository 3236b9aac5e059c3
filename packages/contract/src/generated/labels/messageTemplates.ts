// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
/** Names of fields and values, by language. */
export const labels = {
  en: () => import("./messageTemplates/en.json", { with: { type: "json" } }),
  uk: () => import("./messageTemplates/uk.json", { with: { type: "json" } }),
  ru: () => import("./messageTemplates/ru.json", { with: { type: "json" } }),
  de: () => import("./messageTemplates/de.json", { with: { type: "json" } }),
  fr: () => import("./messageTemplates/fr.json", { with: { type: "json" } }),
};
