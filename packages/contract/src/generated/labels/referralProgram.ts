// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
/** Names of fields and values, by language. */
export const labels = {
  en: () => import("./referralProgram/en.json", { with: { type: "json" } }),
  uk: () => import("./referralProgram/uk.json", { with: { type: "json" } }),
  ru: () => import("./referralProgram/ru.json", { with: { type: "json" } }),
  de: () => import("./referralProgram/de.json", { with: { type: "json" } }),
  fr: () => import("./referralProgram/fr.json", { with: { type: "json" } }),
};
