// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
/** Names of fields and values, by language. */
export const labels = {
  en: () => import("./walletPasses/en.json", { with: { type: "json" } }),
  uk: () => import("./walletPasses/uk.json", { with: { type: "json" } }),
  ru: () => import("./walletPasses/ru.json", { with: { type: "json" } }),
  de: () => import("./walletPasses/de.json", { with: { type: "json" } }),
  fr: () => import("./walletPasses/fr.json", { with: { type: "json" } }),
};
