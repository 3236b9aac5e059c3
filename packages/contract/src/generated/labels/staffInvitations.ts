// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
/** Names of fields and values, by language. */
export const labels = {
  en: () => import("./staffInvitations/en.json", { with: { type: "json" } }),
  uk: () => import("./staffInvitations/uk.json", { with: { type: "json" } }),
  ru: () => import("./staffInvitations/ru.json", { with: { type: "json" } }),
  de: () => import("./staffInvitations/de.json", { with: { type: "json" } }),
  fr: () => import("./staffInvitations/fr.json", { with: { type: "json" } }),
};
