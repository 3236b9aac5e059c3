// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
/** Names of fields and values, by language. */
export const labels = {
  en: () => import("./term/en.json", { with: { type: "json" } }),
  uk: () => import("./term/uk.json", { with: { type: "json" } }),
  ru: () => import("./term/ru.json", { with: { type: "json" } }),
  de: () => import("./term/de.json", { with: { type: "json" } }),
  fr: () => import("./term/fr.json", { with: { type: "json" } }),
};
