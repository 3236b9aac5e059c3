// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
/** Names of fields and values, by language. */
export const labels = {
  en: () => import("./priceGroups/en.ts"),
  uk: () => import("./priceGroups/uk.ts"),
  ru: () => import("./priceGroups/ru.ts"),
  de: () => import("./priceGroups/de.ts"),
  fr: () => import("./priceGroups/fr.ts"),
};
