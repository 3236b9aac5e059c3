// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
/** Names of fields and values, by language. */
export const labels = {
  en: () => import("./onlineStore/en.json", { with: { type: "json" } }),
  uk: () => import("./onlineStore/uk.json", { with: { type: "json" } }),
  ru: () => import("./onlineStore/ru.json", { with: { type: "json" } }),
  de: () => import("./onlineStore/de.json", { with: { type: "json" } }),
  fr: () => import("./onlineStore/fr.json", { with: { type: "json" } }),
};
