// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
/** Names of fields and values, by language. */
export const labels = {
  en: () => import("./passUpdates/en.json", { with: { type: "json" } }),
  uk: () => import("./passUpdates/uk.json", { with: { type: "json" } }),
  ru: () => import("./passUpdates/ru.json", { with: { type: "json" } }),
  de: () => import("./passUpdates/de.json", { with: { type: "json" } }),
  fr: () => import("./passUpdates/fr.json", { with: { type: "json" } }),
};
