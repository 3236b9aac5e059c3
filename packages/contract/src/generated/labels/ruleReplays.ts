// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
/** Names of fields and values, by language. */
export const labels = {
  en: () => import("./ruleReplays/en.json", { with: { type: "json" } }),
  uk: () => import("./ruleReplays/uk.json", { with: { type: "json" } }),
  ru: () => import("./ruleReplays/ru.json", { with: { type: "json" } }),
  de: () => import("./ruleReplays/de.json", { with: { type: "json" } }),
  fr: () => import("./ruleReplays/fr.json", { with: { type: "json" } }),
};
