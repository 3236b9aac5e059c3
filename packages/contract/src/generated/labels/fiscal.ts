// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
/** Names of fields and values, by language. */
export const labels = {
  en: () => import("./fiscal/en.json", { with: { type: "json" } }),
  uk: () => import("./fiscal/uk.json", { with: { type: "json" } }),
  ru: () => import("./fiscal/ru.json", { with: { type: "json" } }),
  de: () => import("./fiscal/de.json", { with: { type: "json" } }),
  fr: () => import("./fiscal/fr.json", { with: { type: "json" } }),
};
