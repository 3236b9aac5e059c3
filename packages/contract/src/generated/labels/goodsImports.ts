// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
/** Names of fields and values, by language. */
export const labels = {
  en: () => import("./goodsImports/en.json", { with: { type: "json" } }),
  uk: () => import("./goodsImports/uk.json", { with: { type: "json" } }),
  ru: () => import("./goodsImports/ru.json", { with: { type: "json" } }),
  de: () => import("./goodsImports/de.json", { with: { type: "json" } }),
  fr: () => import("./goodsImports/fr.json", { with: { type: "json" } }),
};
