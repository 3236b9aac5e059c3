// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
/** Names of fields and values, by language. */
export const labels = {
  en: () => import("./margins/en.json", { with: { type: "json" } }),
  uk: () => import("./margins/uk.json", { with: { type: "json" } }),
  ru: () => import("./margins/ru.json", { with: { type: "json" } }),
  de: () => import("./margins/de.json", { with: { type: "json" } }),
  fr: () => import("./margins/fr.json", { with: { type: "json" } }),
};
