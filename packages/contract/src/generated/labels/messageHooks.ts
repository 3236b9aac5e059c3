// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
/** Names of fields and values, by language. */
export const labels = {
  en: () => import("./messageHooks/en.json", { with: { type: "json" } }),
  uk: () => import("./messageHooks/uk.json", { with: { type: "json" } }),
  ru: () => import("./messageHooks/ru.json", { with: { type: "json" } }),
  de: () => import("./messageHooks/de.json", { with: { type: "json" } }),
  fr: () => import("./messageHooks/fr.json", { with: { type: "json" } }),
};
